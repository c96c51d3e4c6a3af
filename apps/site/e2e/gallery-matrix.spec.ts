import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { examine, isDecided, violationsInFrames } from './axe-report.ts'
import { testBrowser } from './browser.ts'
import {
  allBlockTypes,
  SHEET_WIDTHS,
  showSheet,
  specimens,
  THEMES,
  tooWideExamples,
} from './gallery-sheet.ts'
import { activate, unfold } from './gallery-states.ts'
import { measureTexts } from './measured-contrast.ts'

const HOURS = 3_600_000

/**
 * Every example of every block, in every theme and at every width, in three states: as it loads, unfolded, and in use;
 * only in `npm run audit`. A block's sheet is examined as a whole, except in use, because only one thing can have the
 * focus.
 */
describe.runIf(process.env.EVERY_EXAMPLE)('BLOCK-2 BLOCK-2a the matrix of all examples', () => {
  const { open } = testBrowser()
  const total = { sheets: 0, closed: 0, open: 0, active: 0, texts: 0 }
  const undecidedInAll: Record<string, number> = {}

  afterAll(() => {
    console.log(JSON.stringify({ ...total, undecided: undecidedInAll }))
  })

  /** Examines a page, or one example of it; returns a line for each finding. */
  async function findingsOf(page: Page, at?: number): Promise<readonly string[]> {
    const { violations, unmeasured, undecided } = await examine(page, at)
    // In use, only the focused element and the card around it look different.
    const texts = at === undefined ? unmeasured : await page.evaluate(besideFocus, unmeasured)
    const { faint, count } = await measureTexts(page, texts)
    total.texts += count
    for (const [kind, often] of Object.entries(undecided)) {
      undecidedInAll[kind] = (undecidedInAll[kind] ?? 0) + often
    }
    const left = Object.keys(undecided).filter((kind) => !isDecided(kind))
    return [...violations, ...faint, ...left]
  }

  /** A line for each finding of a block's sheet, in each of the three states. */
  async function findingsOfSheet(page: Page, path: string): Promise<readonly string[]> {
    await showSheet(page, path)
    const all = await specimens(page).all()
    const named = (state: string, lines: readonly string[]) =>
      lines.map((line) => `${path} ${state}: ${line}`)
    const findings = named('closed', [
      ...(await findingsOf(page)),
      ...(await violationsInFrames(page)),
      ...(await tooWideExamples(page)),
    ])
    for (const specimen of all) await unfold(specimen)
    findings.push(...named('open', [...(await findingsOf(page)), ...(await tooWideExamples(page))]))
    for (const [index, specimen] of all.entries()) {
      await activate(specimen)
      findings.push(...named('active', await findingsOf(page, index)))
    }
    findings.push(...named('active', await tooWideExamples(page)))
    total.sheets += 1
    total.closed += all.length
    total.open += all.length
    total.active += all.length
    return findings
  }

  describe.each(THEMES)('on %s', (theme) => {
    it.each(SHEET_WIDTHS)(
      'has no findings at %i px',
      async (width) => {
        const page = await open({ origin: inject('previewUrl'), width, reducedMotion: true })
        const findings: string[] = []
        for (const blockType of await allBlockTypes(page)) {
          findings.push(
            ...(await findingsOfSheet(page, `/dev/blocks/${blockType}?ground=${theme}`)),
          )
        }
        console.log(`on ${theme} at ${width} px: ${JSON.stringify(total)} so far`)
        expect(findings).toEqual([])
      },
      HOURS,
    )
  })
})

/** Runs in the page: the selectors of the focused control, or of parts within it or its card. */
function besideFocus(selectors: readonly string[]): readonly string[] {
  const part = document.activeElement?.closest('li, article, details, a, button')
  return selectors.filter((selector) => part?.contains(document.querySelector(selector)))
}
