import type { Page } from 'playwright-core'
import { loadAxe, violations } from './accessibility.ts'

/** axe's report on a page's examples. */
export interface AxeReport {
  /** One line for each element that breaks a rule. */
  readonly violations: readonly string[]
  /** Selectors of text on a background unknown to axe: to be measured. */
  readonly unmeasured: readonly string[]
  /** Number of times that axe could not decide, by rule and reason, such as `color-contrast: bgGradient`. */
  readonly undecided: Readonly<Record<string, number>>
}

/**
 * True if a check that axe leaves undecided is decided another way (docs/guides/accessibility.md): text is measured,
 * and frames are examined from inside.
 */
export function isDecided(kind: string): boolean {
  return /^(?:color-contrast|frame-tested): /.test(kind)
}

/** Rule that does not apply to a framed form: the form hides its heading, because the page around it has one. */
const HEADING_RULE = 'page-has-heading-one: '

/** axe's findings inside a page's frames, one line for each element. */
export async function violationsInFrames(page: Page): Promise<readonly string[]> {
  const frames = page.frames().filter((frame) => /^https?:/.test(frame.url()))
  const lines: string[] = []
  for (const frame of frames.slice(1)) {
    // A frame is transparent: axe needs the ground of the section around it, which has the frame's theme.
    await frame.evaluate(() => {
      document.documentElement.style.background = 'var(--ground)'
    })
    const hidesHeading = (await frame.locator('h1').count()) > 0
    for (const line of await violations(frame)) {
      if (!(hidesHeading && line.startsWith(HEADING_RULE))) lines.push(`${frame.url()}: ${line}`)
    }
  }
  return lines
}

/**
 * Runs every rule of axe over a gallery page. Rules for things that a page may have once apply to each example, since a
 * sheet shows many of a kind.
 *
 * @param at index of the only example to examine; by default all are examined
 */
export async function examine(page: Page, at?: number): Promise<AxeReport> {
  await loadAxe(page)
  return page.evaluate(async (index) => {
    const onceInPage = ['landmark-unique', 'frame-title-unique']
    const specimenOf = (target: unknown) =>
      typeof target === 'string' ? document.querySelector(target)?.closest('[data-specimen]') : null
    const all = document.querySelectorAll('[data-specimen]')
    const report = await window.axe.run(index === undefined ? document : (all[index] ?? document), {
      // Otherwise axe would send messages to frames of another origin, and the browser complains about those.
      iframes: false,
      resultTypes: ['violations', 'incomplete'],
    })
    const findingsOf = (results: typeof report.violations) =>
      results.flatMap(({ id, nodes }) =>
        nodes.flatMap(({ html, target, any, all, none }) => {
          const checks = [...any, ...all, ...none]
          const related = checks.flatMap(({ relatedNodes }) => relatedNodes ?? [])
          const ownSpecimen = specimenOf(target[0])
          const isApart = related.every((other) => specimenOf(other.target[0]) !== ownSpecimen)
          if (onceInPage.includes(id) && ownSpecimen && isApart) return []
          const { specimen = 'frame', example = '' } =
            ownSpecimen instanceof HTMLElement ? ownSpecimen.dataset : {}
          const reason: unknown = checks[0]?.data?.messageKey ?? checks[0]?.id
          return [
            {
              id,
              target,
              kind: `${id}: ${reason}`,
              line: `${specimen}, ${example}: ${id}: ${html}`,
            },
          ]
        }),
      )
    const incomplete = findingsOf(report.incomplete)
    const undecided: Record<string, number> = {}
    for (const { kind } of incomplete) undecided[kind] = (undecided[kind] ?? 0) + 1
    return {
      violations: findingsOf(report.violations).map(({ line }) => line),
      unmeasured: incomplete
        .filter(({ id }) => id === 'color-contrast')
        .map(({ target }) => String(target[0])),
      undecided,
    }
  }, at)
}
