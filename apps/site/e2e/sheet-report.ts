import type { Page } from 'playwright-core'
import { readAxe, violations } from './accessibility.ts'

/** What axe says of the examples of a page. */
export interface SheetReport {
  /** One line for each element that breaks a rule. */
  readonly violations: readonly string[]
  /** Selectors of text whose ground axe cannot tell: to be measured. */
  readonly unmeasured: readonly string[]
  /** How often axe could not decide, by rule and reason, such as `color-contrast: bgGradient`. */
  readonly undecided: Readonly<Record<string, number>>
}

/**
 * Whether a check that axe leaves undecided is decided in another way, as docs/guides/accessibility.md says:
 * text is measured, and frames are examined from inside.
 */
export function isDecided(kind: string): boolean {
  return /^(?:color-contrast|frame-tested): /.test(kind)
}

/** What axe finds wrong inside the frames of a page, one line for each element. */
export async function violationsInFrames(page: Page): Promise<readonly string[]> {
  const frames = page.frames().filter((frame) => /^https?:/.test(frame.url()))
  const lines: string[] = []
  for (const frame of frames.slice(1)) {
    for (const line of await violations(frame)) lines.push(`${frame.url()}: ${line}`)
  }
  return lines
}

/**
 * Runs every rule of axe over a page of the gallery. What a page may have only once is judged within each
 * example, since a sheet shows many of a kind: two landmarks of one name are a finding only when one example
 * holds both.
 *
 * @param at place of the only example to examine; all are examined without it
 */
export async function examine(page: Page, at?: number): Promise<SheetReport> {
  await readAxe(page)
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
    const found = (results: typeof report.violations) =>
      results.flatMap(({ id, nodes }) =>
        nodes.flatMap(({ html, target, any, all, none }) => {
          const checks = [...any, ...all, ...none]
          const related = checks.flatMap(({ relatedNodes }) => relatedNodes ?? [])
          const own = specimenOf(target[0])
          const isApart = related.every((other) => specimenOf(other.target[0]) !== own)
          if (onceInPage.includes(id) && own && isApart) return []
          const { specimen = 'frame', example = '' } = own instanceof HTMLElement ? own.dataset : {}
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
    const incomplete = found(report.incomplete)
    const undecided: Record<string, number> = {}
    for (const { kind } of incomplete) undecided[kind] = (undecided[kind] ?? 0) + 1
    return {
      violations: found(report.violations).map(({ line }) => line),
      unmeasured: incomplete
        .filter(({ id }) => id === 'color-contrast')
        .map(({ target }) => String(target[0])),
      undecided,
    }
  }, at)
}
