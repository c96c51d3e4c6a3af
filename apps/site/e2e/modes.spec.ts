import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { testBrowser } from './browser.ts'
import {
  allBlockTypes,
  runningAnimations,
  showSheet,
  specimens,
  tooWideExamples,
} from './gallery-sheet.ts'
import { invisibleControls, invisibleTexts } from './invisible-elements.ts'
import { arrowDirections, hiddenTexts, setRightToLeft, setTextSize } from './modes.ts'

/** The usual example of each block; in the audit, all examples. */
const SHEET = process.env.EVERY_EXAMPLE ? '/dev/blocks?ground=light' : '/dev/blocks'

const { open } = testBrowser()

const openPage = (width: number, more: { script?: boolean } = {}) =>
  open({ origin: inject('previewUrl'), width, reducedMotion: true, ...more })

async function openSheet(width: number, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await openPage(width)
  await prepare?.(page)
  await showSheet(page, SHEET)
  return page
}

describe('BLOCK-2 every block right to left and under reduced motion', () => {
  inAudit.each([390, 1440])(
    'fits at %i px; BLOCK-5 each arrow points the other way; nothing moves by itself under reduced motion',
    async (width) => {
      const page = await openSheet(width, setRightToLeft)
      for (const each of [width, 1440]) {
        await page.setViewportSize({ width: each, height: 900 })
        expect(await tooWideExamples(page), `at ${each} px`).toEqual([])
      }
      expect(await specimens(page).count()).toBeGreaterThan(30)
      expect(await runningAnimations(page), 'under reduced motion').toEqual([])
      const leftwards = await arrowDirections(page)
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'))
      const rightwards = await arrowDirections(page)
      expect(rightwards.length).toBeGreaterThan(30)
      expect(leftwards).toEqual(
        rightwards.map(({ owner, direction }) => ({ owner, direction: -direction })),
      )
    },
  )
})

describe('BLOCK-2 every block in forced colours', () => {
  inAudit.each([390, 1440])(
    'can be read and has its controls at %i px',
    async (width) => {
      const page = await openPage(width)
      await page.emulateMedia({ forcedColors: 'active' })
      // High, since each screenshot costs more than its contents.
      await page.setViewportSize({ width, height: 2700 })
      const blockTypes = await allBlockTypes(page)
      for (const sheet of blockTypes.map((type) => `/dev/blocks/${type}?ground=dark`)) {
        await showSheet(page, sheet)
        expect(
          await invisibleTexts(page),
          `texts in the colour of their ground on ${sheet}`,
        ).toEqual([])
        expect(await invisibleControls(page), `controls nobody sees on ${sheet}`).toEqual([])
      }
    },
    1_200_000,
  )
})

/**
 * A window of 1280 px at 400 % is one of 320 px, which `gallery.spec.ts` covers. This is about enlarged text without
 * zoom.
 */
describe.runIf(process.env.EVERY_EXAMPLE)('BLOCK-2 every block with its text at 400 %', () => {
  it('fits a window of 1280 px', async () => {
    const page = await openSheet(1280, (page) => setTextSize(page, 4))
    expect(await tooWideExamples(page)).toEqual([])
  })

  it.each([2, 4])(
    'fits 1280 px where a style sheet of the visitor enlarges it %d times',
    async (times) => {
      const page = await openSheet(1280)
      await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size
        },
        `${times * 100}%`,
      )
      expect(await tooWideExamples(page)).toEqual([])
    },
  )
})

describe('BLOCK-2 every block without script', () => {
  it.each(someCases(390, 1440))(
    'fits at %i px, and all of its content can be reached',
    async (width) => {
      const page = await openPage(width, { script: false })
      await page.goto(SHEET)
      expect(await tooWideExamples(page)).toEqual([])
      expect(await hiddenTexts(page)).toEqual([])
    },
  )
})
