import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { violations } from './accessibility.ts'
import { type PageOptions, stopClock, testBrowser } from './browser.ts'
import { startCarouselServer } from './fixtures/carousel-server.tsx'
import type { ExampleServer } from './fixtures/example-site.ts'

/** A browser and a page with a carousel for the tests of one file (BLOCK-5). */
export function carouselBrowser() {
  let server: ExampleServer
  const { open } = testBrowser()

  beforeAll(async () => {
    server = await startCarouselServer()
  })
  afterAll(() => server.close())

  return {
    /** A page that has not been opened at any address yet. */
    openPage: (options: PageOptions = {}): Promise<Page> =>
      open({ origin: server.origin, ...options }),

    /** Opens the carousel that `query` selects, running, in a page that tests share and whose clock is stopped. */
    async openCarousel(query = '', options: PageOptions = {}): Promise<Page> {
      const page = await open({ origin: server.origin, shared: true, ...options })
      await stopClock(page)
      await page.goto(`/?${query}`)
      await page.locator('[data-state="ready"]').waitFor()
      return page
    },
  }
}

export const slides = (page: Page) => page.locator('[aria-roledescription="slide"]')

/** A button of the page, by its exact name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Name or text of the focused element; when nothing is focused, the text of the whole page. */
export const focusName = (page: Page) =>
  page.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement ?? {}
    return ariaLabel ?? textContent
  })

/** Numbers, from 1, of the slides in view: those that are not inert. */
export const slideNumbersInView = (page: Page) =>
  slides(page).evaluateAll((all) =>
    all.flatMap((slide, index) => ((slide as HTMLElement).inert ? [] : [index + 1])),
  )

/** Findings of axe. It uses timers, so the stopped clock is advanced while it runs. */
export async function findings(page: Page): Promise<readonly string[]> {
  let found: readonly string[] | undefined
  const running = violations(page).then((lines) => {
    found = lines
  })
  while (found === undefined) await Promise.race([running, page.clock.runFor(1)])
  return found
}

/** Turns the carousel and waits until it has settled. */
export async function turn(page: Page, name: 'Previous' | 'Next'): Promise<void> {
  await button(page, name).click()
  await page.clock.runFor(300)
}

/** Drags the row with the mouse, from the middle of an element by `dx` and `dy` pixels. */
export async function drag(page: Page, from: Locator, dx: number, dy = 0): Promise<void> {
  const box = await from.boundingBox()
  if (box === null) throw new Error('The element to drag is not shown')
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2)
  await page.mouse.move(x + dx, y + dy)
  await page.mouse.up()
}
