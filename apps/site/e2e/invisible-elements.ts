import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { type Colour, contrast } from './contrast.ts'
import { type Box, coloursIn, type Pixels, pixelsOf } from './pixels.ts'
import { markTexts, nextTexts } from './window-texts.ts'

/** The contrast needed to be visible at all (WCAG 1.4.11). */
const MIN_CONTRAST = 3
/** Pixels with that contrast that make a visible letter or line. */
const MIN_PIXELS = 3

/**
 * Texts that are indistinguishable from their background, a line each. Judged by pixels, since in forced colours an
 * element's styles do not say how it is drawn.
 */
export async function invisibleTexts(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(numberTexts)
  await page.evaluate(
    markTexts,
    names.map((_, at) => `[data-text="${at}"]`),
  )
  const unseen: string[] = []
  const done: number[] = []
  for (;;) {
    const texts = await page.evaluate(nextTexts, done.splice(0))
    if (texts.length === 0) return unseen
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    const shown = await pixelsOf(await page.screenshot())
    // If a frame got its height meanwhile, the texts have moved away from the places to look at: try again.
    const linesNow = (await page.evaluate(nextTexts, [])).map(({ lines }) => lines)
    if (
      !isDeepStrictEqual(
        linesNow,
        texts.map(({ lines }) => lines),
      )
    )
      continue
    for (const { at, lines } of texts) {
      done.push(at)
      if (!lines.some((line) => hasVisibleContent(shown, line))) unseen.push(names[at] ?? '')
    }
  }
}

/** Invisible controls, a line each: no words, no drawing, no edge. Of those drawn alike, the first is examined. */
export async function invisibleControls(page: Page): Promise<readonly string[]> {
  const unseen: string[] = []
  const count = await page.evaluate(numberWordlessControls)
  for (let at = 0; at < count; at += 1) {
    const control = page.locator(`[data-wordless="${at}"]`)
    const shown = await pixelsOf(await control.screenshot())
    const whole = { x: 0, y: 0, width: shown.width, height: shown.bytes.length / 3 / shown.width }
    if (!hasVisibleContent(shown, whole))
      unseen.push(await control.evaluate(({ outerHTML }) => outerHTML))
  }
  return unseen
}

/** Runs in the page: numbers the visible controls without words, one of each kind; returns how many there are. */
function numberWordlessControls(): number {
  const looks = new Set<string>()
  const lookOf = (control: Element) => {
    const block = control.closest<HTMLElement>('[data-specimen]')?.dataset.specimen
    const parts = [control, ...control.querySelectorAll('*')].map(
      (part) => `${part.localName}.${part.getAttribute('class')} ${part.getAttribute('d')}`,
    )
    return [block, control.matches(':disabled'), ...parts].join()
  }
  const controls = 'button, a[href], summary, input, select, textarea'
  for (const control of document.querySelectorAll<HTMLElement>(
    `[data-specimen] :is(${controls})`,
  )) {
    const { width, height } = control.getBoundingClientRect()
    const isShown = control.checkVisibility({ visibilityProperty: true })
    if (!isShown || width < 2 || height < 2 || control.textContent?.trim()) continue
    const look = lookOf(control)
    if (looks.has(look)) continue
    control.dataset.wordless = String(looks.size)
    looks.add(look)
  }
  return looks.size
}

/** True if a part of a picture has more than its background, its most frequent colour. */
function hasVisibleContent(pixels: Pixels, box: Box): boolean {
  const counts = [...coloursIn(pixels, box)].sort(([, one], [, other]) => other - one)
  const [[background] = [0]] = counts
  const ink = counts.filter(
    ([colour]) => contrast(channels(colour), channels(background)) >= MIN_CONTRAST,
  )
  return ink.reduce((sum, [, count]) => sum + count, 0) >= MIN_PIXELS
}

function channels(rgb: number): Colour {
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255]
}

/** Runs in the page: numbers and describes everything visible with text of its own. */
function numberTexts(): string[] {
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  const all = [...document.querySelectorAll<HTMLElement>('[data-specimen] *')].filter(
    (element) =>
      hasText(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Words of an SVG that is not displayed count as visible, but take no room.
      element.getClientRects().length > 0 &&
      element.closest('.visually-hidden, select') === null,
  )
  return all.map((element, at) => {
    element.dataset.text = String(at)
    const specimen = element.closest<HTMLElement>('[data-specimen]')?.dataset.specimen
    return `${specimen}: ${element.textContent?.trim().slice(0, 60)}`
  })
}
