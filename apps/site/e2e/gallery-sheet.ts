import type { Locator, Page } from 'playwright-core'

/** Every theme. */
export const THEMES = ['light', 'tinted', 'dark', 'brand'] as const
/** Widths in pixels at which the gallery is examined. */
export const SHEET_WIDTHS = [320, 390, 768, 1440] as const

/** Blocks that together have controls of every kind: folds, fields, links, a carousel. `npm test` checks only these. */
export const INTERACTIVE_BLOCK_TYPES = ['contact-form', 'faqs', 'resources-centre', 'timeline']

/** Selector of PDF readers that still show a loading message in place of their document. */
const LOADING_PDFS = '.pdf-viewer[data-state="ready"]:not(.pdf-viewer-live, .pdf-viewer-failed)'

/** All specimens of a gallery page: each example in each theme that the page shows. */
export function specimens(page: Page): Locator {
  return page.locator('[data-specimen]')
}

/**
 * Opens a page of the gallery and waits until everything on it works. Throws if the page is missing or something fails.
 */
export async function showSheet(page: Page, path: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'load' })
  if (response?.status() !== 200)
    throw new Error(`Expected ${path} to respond with 200; it responded with ${response?.status()}`)
  await waitUntilReady(page)
}

/** Waits until everything on a page of the gallery works; throws if something fails. */
export async function waitUntilReady(page: Page): Promise<void> {
  const path = page.url()
  const problems = await settle(page)
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`)
  await page
    .waitForFunction(() => [...document.images].every(({ complete }) => complete))
    .catch(async (cause) => {
      throw new Error(`${path}: ${await missingPictures(page)} did not load`, { cause })
    })
  await page.waitForFunction((loading) => document.querySelector(loading) === null, LOADING_PDFS)
}

/** Runs in the page: keeps the first example of each block, or of each block of these types. */
export function keepFirstExamples(blockTypes: readonly string[] | null): void {
  const seen = new Set<string>()
  for (const group of document.querySelectorAll('.gallery-group')) {
    const { specimen = '' } = group.querySelector<HTMLElement>('[data-specimen]')?.dataset ?? {}
    if (seen.has(specimen) || blockTypes?.includes(specimen) === false) group.remove()
    seen.add(specimen)
  }
}

function missingPictures(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete }) => !complete)
      .map(({ currentSrc, src }) => currentSrc || src)
      .join(', '),
  )
}

/** The types of all blocks, in the gallery's order. */
export async function allBlockTypes(page: Page): Promise<readonly string[]> {
  await page.goto('/dev/blocks')
  return specimens(page).evaluateAll((all) => all.map((each) => each.dataset.specimen ?? ''))
}

/** Examples with elements that extend beyond the sides of the window, except inside frames and scrolling regions. */
export function tooWideExamples(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return (
        width > 0 && (right > clientWidth + 1 || left < -1) && !isClipped(element.parentElement)
      )
    }
    const ownerOf = (element: Element) => {
      const { specimen, example } = element.closest<HTMLElement>('[data-specimen]')?.dataset ?? {}
      return specimen === undefined
        ? `the gallery's .${element.className}`
        : `${specimen}, ${example}`
    }
    const wide = [...document.querySelectorAll('body *')].filter(isOutside).map(ownerOf)
    return wide.length > 0
      ? [...new Set(wide)]
      : [`the page, by ${scrollWidth - clientWidth} pixels`]
  })
}

/**
 * Scrolls all of a page into view once, so that its pictures load and its scripts start.
 *
 * @returns a line for each script that has not started after that
 */
function settle(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const frames = (count: number): Promise<void> =>
      count === 0
        ? Promise.resolve()
        : new Promise((resolve) => requestAnimationFrame(() => resolve(frames(count - 1))))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frames(2)
    }
    const notReady = () =>
      [...document.querySelectorAll<HTMLElement>('[data-module]')].filter(
        (element) =>
          element.dataset.state !== 'ready' &&
          element.dataset.when !== 'interaction' &&
          element.checkVisibility(),
      )
    for (let attempts = 0; notReady().length > 0 && attempts < 200; attempts += 1) {
      notReady()[attempts % notReady().length]?.scrollIntoView({
        block: 'center',
        behavior: 'instant',
      })
      await frames(4)
    }
    for (const picture of document.images) picture.loading = 'eager'
    scrollTo({ top: 0, behavior: 'instant' })
    return notReady().map(({ dataset }) => `${dataset.module} is ${dataset.state ?? 'not loaded'}`)
  })
}

/** Running animations, a line each. A transition without duration that waits for its delay does not count. */
export function runningAnimations(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && duration !== 0
      })
      .map(String),
  )
}
