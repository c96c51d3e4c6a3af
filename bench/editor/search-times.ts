import type { Page } from 'playwright-core'

const SEARCHES = 40

/** Milliseconds from a change in the search box until the tree shows what was found. */
export async function searchTimes(page: Page): Promise<readonly number[]> {
  await page.goto('/')
  const box = page.getByRole('searchbox', { name: 'Search stories' })
  await page.getByRole('treeitem', { name: 'Story 1 of many' }).waitFor()
  await page.evaluate(() => {
    const note = () => Reflect.set(window, 'typedAt', performance.now())
    window.addEventListener('input', note, { capture: true })
  })
  const times: number[] = []
  for (let at = 0; at < SEARCHES; at += 1) {
    const id = 20_000 + at * 1777
    const found = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const look = () => {
            const lines = document.querySelectorAll('[aria-label="Stories"] [role=treeitem]')
            const isThere = [...lines].some((line) => line.textContent?.startsWith(wanted))
            if (!isThere) return requestAnimationFrame(look)
            return setTimeout(() => resolve(performance.now()))
          }
          look()
        }),
      `Story ${id} `,
    )
    await box.fill(`story ${id} names`)
    const until = await found
    times.push(until - (await page.evaluate(() => Number(Reflect.get(window, 'typedAt')))))
  }
  return times
}
