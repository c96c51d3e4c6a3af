import type { Page } from 'playwright-core'

/** The first keystrokes do not count, because code is still being compiled. */
const WARM_UP = 10

/**
 * Types into the heading of an open story. `keystrokeMs`: from each change until the frame has painted it; `saveMs`: of
 * each save meanwhile.
 */
export async function typeTimes(page: Page, count: number) {
  await page.getByRole('tree', { name: 'Blocks' }).getByRole('treeitem').nth(1).click()
  const heading = page
    .getByRole('region', { name: 'Fields' })
    .getByLabel('Heading', { exact: true })
  await heading.waitFor()
  await page.evaluate(() => {
    const recordInput = () =>
      Reflect.set(window, 'typedAt', performance.timeOrigin + performance.now())
    window.addEventListener('input', recordInput, { capture: true })
    performance.setResourceTimingBufferSize(10_000)
  })
  const frame = page.frames().find((each) => each.parentFrame() !== null)
  if (frame === undefined)
    throw new Error('The editor shows no frame; expected the preview of the open story')
  await page
    .frameLocator('iframe[title="Preview"]')
    .locator('#live-cover')
    .waitFor({ state: 'hidden' })
  const keystrokeMs: number[] = []
  for (let index = 0; index < count + WARM_UP; index += 1) {
    const text = `Typed ${index}`
    const painted = frame.evaluate(paintedAt, text)
    await heading.fill(text)
    const from = await page.evaluate(() => Number(Reflect.get(window, 'typedAt')))
    const time = (await painted) - from
    if (index >= WARM_UP) keystrokeMs.push(time)
  }
  await page
    .getByRole('status', { name: 'Save state' })
    .getByText('Saved', { exact: true })
    .waitFor()
  const saveMs = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/stories\/\d+$/.test(name))
      .map(({ duration }) => duration),
  )
  return { keystrokeMs, saveMs }
}

/** Runs in the frame: resolves when it has painted this text as the page's title. */
function paintedAt(text: string): Promise<number> {
  return new Promise((resolve) => {
    const check = () => {
      const isThere = document.querySelector('h1')?.textContent?.replaceAll('\u00a0', ' ') === text
      if (!isThere) return requestAnimationFrame(check)
      return setTimeout(() => resolve(performance.timeOrigin + performance.now()))
    }
    check()
  })
}
