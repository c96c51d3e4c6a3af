import { describe, expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { examine, isDecided } from './axe-report.ts'
import { testBrowser } from './browser.ts'
import {
  keepFirstExamples,
  runningAnimations,
  SHEET_WIDTHS,
  showSheet,
  THEMES,
  tooWideExamples,
  waitUntilReady,
} from './gallery-sheet.ts'
import { measureTexts } from './measured-contrast.ts'

/** A dark phone, for one block a light desktop too; in the audit, each theme at each width. */
const SHEETS = process.env.EVERY_EXAMPLE
  ? THEMES.flatMap((theme) => SHEET_WIDTHS.map((width) => [theme, width] as const))
  : ([['dark', 390], ...(process.env.BLOCK ? [['light', 1440] as const] : [])] as const)
/**
 * Widths at which the contrast of text over pictures is measured from pixels: in the audit all of them, in `npm test`
 * none, where each such text has a ground of its own (texts-on-pictures.spec).
 */
const MEASURED: readonly number[] = process.env.EVERY_EXAMPLE
  ? SHEET_WIDTHS
  : process.env.BLOCK
    ? [390]
    : []

/** `npm run test:block` checks one block only. */
const SHEET = process.env.BLOCK ? `/dev/blocks/${process.env.BLOCK}` : '/dev/blocks'
/** `npm test` measures every example of all blocks and reads the first of each. */
const READS_FIRST = !process.env.EVERY_EXAMPLE && !process.env.BLOCK

const { open } = testBrowser()

describe('BLOCK-2 BLOCK-2a all examples of all blocks', () => {
  it.each(SHEETS)(
    'on %s fit at %i px, load, say nothing, do not move under reduced motion, and can be read by all',
    async (theme, width) => {
      const page = await open({ origin: inject('previewUrl'), width, reducedMotion: true })
      const address = `${SHEET}?ground=${theme}`
      if (READS_FIRST) {
        await page.goto(address)
        expect(await tooWideExamples(page)).toEqual([])
        await page.evaluate(keepFirstExamples, null)
        await waitUntilReady(page)
      } else await showSheet(page, address)
      expect(await tooWideExamples(page)).toEqual([])
      expect(await runningAnimations(page)).toEqual([])
      const { violations, unmeasured, undecided } = await examine(page)
      expect(violations).toEqual([])
      expect(Object.keys(undecided).filter((kind) => !isDecided(kind))).toEqual([])
      if (!MEASURED.includes(width)) return
      expect((await measureTexts(page, unmeasured)).faint, 'text over pictures').toEqual([])
    },
  )
})

describe('the gallery itself', () => {
  inAudit('fits its window, and leads to the sheet of a block', async () => {
    const page = await open({ origin: inject('previewUrl'), reducedMotion: true })
    await page.goto('/dev/blocks')
    expect(await tooWideExamples(page)).toEqual([])
    await page
      .getByRole('navigation', { name: 'Blocks' })
      .getByRole('link', { name: 'FAQs' })
      .click()
    await page.waitForURL('**/dev/blocks/faqs')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('FAQs')
  })
})
