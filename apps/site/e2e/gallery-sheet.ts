import type { Locator, Page } from 'playwright-core'
import { readAxe } from './accessibility.ts'

/** Each example of a page of the gallery, as it is shown once. */
export function specimens(page: Page): Locator {
  return page.locator('[data-specimen]')
}

/**
 * Brings all of a page into view once: then each of its pictures has loaded, and each island and enhancer
 * that comes to work by itself works.
 *
 * @returns what does not work after all
 */
export function settle(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const frames = (count: number): Promise<void> =>
      count === 0
        ? Promise.resolve()
        : new Promise((resolve) => requestAnimationFrame(() => resolve(frames(count - 1))))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frames(2)
    }
    const idle = () =>
      [...document.querySelectorAll<HTMLElement>('[data-module]')].filter(
        (element) =>
          element.dataset.state !== 'ready' &&
          element.dataset.when !== 'interaction' &&
          element.checkVisibility(),
      )
    for (let turns = 0; idle().length > 0 && turns < 200; turns += 1) {
      idle()[turns % idle().length]?.scrollIntoView({ block: 'center', behavior: 'instant' })
      await frames(4)
    }
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => {})))
    scrollTo({ top: 0, behavior: 'instant' })
    return idle().map(({ dataset }) => `${dataset.module} is ${dataset.state ?? 'not asked for'}`)
  })
}

/** What is wider than the window, by example; frames and scrolling regions keep it to themselves. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isKept = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isKept(element.parentElement))
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1) && !isKept(element.parentElement)
    }
    const wide = [...document.querySelectorAll<HTMLElement>('[data-specimen]')].filter((each) =>
      [...each.querySelectorAll('*')].some(isOutside),
    )
    const names = wide.map(({ dataset }) => `${dataset.specimen}, ${dataset.example}`)
    return names.length > 0 ? names : [`the page, by ${scrollWidth - clientWidth} pixels`]
  })
}

/** What axe says of the examples of a page. */
export interface SheetReport {
  /** One line for each element that breaks a rule. */
  readonly violations: readonly string[]
  /** Selectors of text whose ground axe cannot tell: to be measured. */
  readonly unmeasured: readonly string[]
  /** One line for each other element that axe leaves to us. */
  readonly undecided: readonly string[]
}

/**
 * Runs every rule of axe over a page of the gallery. What may be there once in a page is judged within
 * each example, which stands here next to others of its kind: two landmarks of one name are a fault only
 * when one example holds both.
 *
 * @param at one example only, by its place on the page
 */
export async function examine(page: Page, at?: number): Promise<SheetReport> {
  await readAxe(page)
  return page.evaluate(async (index) => {
    const onceInPage = ['landmark-unique', 'frame-title-unique']
    const specimenOf = (target: unknown) =>
      typeof target === 'string' ? document.querySelector(target)?.closest('[data-specimen]') : null
    const all = document.querySelectorAll('[data-specimen]')
    const report = await window.axe.run(index === undefined ? document : (all[index] ?? document), {
      // It would speak to frames of another origin, which the browser complains of.
      iframes: false,
    })
    const lines = (results: typeof report.violations) =>
      results.flatMap(({ id, nodes }) =>
        nodes.flatMap(({ html, target, any, all, none }) => {
          const related = [...any, ...all, ...none].flatMap(
            ({ relatedNodes }) => relatedNodes ?? [],
          )
          const own = specimenOf(target[0])
          const isApart = related.every((other) => specimenOf(other.target[0]) !== own)
          if (onceInPage.includes(id) && own && isApart) return []
          const { specimen = 'frame', example = '' } = own instanceof HTMLElement ? own.dataset : {}
          return [{ id, target, line: `${specimen}, ${example}: ${id}: ${html}` }]
        }),
      )
    const incomplete = lines(report.incomplete)
    const isInk = ({ id, target }: (typeof incomplete)[number]) =>
      id === 'color-contrast' && target.length === 1 && typeof target[0] === 'string'
    return {
      violations: lines(report.violations).map(({ line }) => line),
      unmeasured: incomplete.filter(isInk).map(({ target }) => String(target[0])),
      undecided: incomplete.filter((each) => !isInk(each)).map(({ line }) => line),
    }
  }, at)
}
