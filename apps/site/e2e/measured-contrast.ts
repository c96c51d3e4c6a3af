import type { Page } from 'playwright-core'
import { type Colour, contrast } from './contrast.ts'
import { type Box, coloursUnder, pixelsOf } from './pixels.ts'
import { markTexts, nextTexts, setTextsVisible, type WindowText } from './window-texts.ts'

/** Share of a text's pixels that may have less contrast, such as single dots of the picture behind the text. */
const STRAY_SHARE = 0.02

export interface MeasuredTexts {
  /** A line for each text with too little contrast. */
  readonly faint: readonly string[]
  /** Number of measured texts: those of which anything is visible. */
  readonly count: number
}

/**
 * Contrast of texts whose background is not known from styles, such as a picture: measured from the pixels behind the
 * letters, found by making the letters invisible.
 *
 * @param selectors of elements with text of their own
 */
export async function measureTexts(
  page: Page,
  selectors: readonly string[],
): Promise<MeasuredTexts> {
  const faint: string[] = []
  const measured: number[] = []
  let count = 0
  await page.evaluate(markTexts, selectors)
  for (;;) {
    // Scrolls to a text not measured yet; others in the window are measured with it.
    const texts = await page.evaluate(nextTexts, measured.splice(0))
    if (texts.length === 0) return { faint, count }
    const withText = await pixelsOf(await page.screenshot())
    await page.evaluate(setTextsVisible, false)
    const withoutText = await pixelsOf(await page.screenshot())
    await page.evaluate(setTextsVisible, true)
    count += texts.length
    for (const text of texts) {
      measured.push(text.at)
      const grounds = text.lines.map((box: Box) => coloursUnder(withText, withoutText, box))
      const lowest = Math.min(...grounds.map((counts) => lowestContrast(counts, text)))
      if (lowest < text.needed) {
        faint.push(`${selectors[text.at]}: ${lowest.toFixed(2)}, ${text.needed} needed`)
      }
    }
  }
}

/** The lowest contrast of a text with the colours behind it, given as pixels per colour; ignores stray pixels. */
function lowestContrast(
  counts: ReadonlyMap<number, number>,
  { colour, opacity }: WindowText,
): number {
  const grounds = [...counts].map(([rgb, count]) => {
    const background: Colour = [rgb >> 16, (rgb >> 8) & 255, rgb & 255]
    return { count, contrast: contrast(colour, background, opacity) }
  })
  grounds.sort((a, b) => a.contrast - b.contrast)
  let strayPixels = grounds.reduce((sum, { count }) => sum + count, 0) * STRAY_SHARE
  for (const { count, contrast } of grounds) {
    strayPixels -= count
    if (strayPixels < 0) return contrast
  }
  return Number.POSITIVE_INFINITY
}
