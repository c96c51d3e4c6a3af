import type { Page } from 'playwright-core'
import { type Colour, contrast } from './contrast.ts'
import { type Box, coloursUnder, pixelsOf } from './pixels.ts'

/** A text as the window shows it. */
interface SeenText {
  readonly selector: string
  readonly colour: Colour
  readonly opacity: number
  /** By WCAG 1.4.3: 3 for large text, 4.5 for all other. */
  readonly needed: number
  readonly lines: readonly Box[]
  /** No line is above or below the window. */
  readonly isWhole: boolean
}

/** The share of pixels that may be worse: single dots of what is drawn under the text. */
const STRAY = 0.02

/**
 * Contrast of texts whose ground cannot be told from its styles, such as a picture: taken from the pixels
 * that are under their letters, seen when the letters are made invisible. A line of words for each text
 * that has too little.
 *
 * @param selectors of elements with text of their own
 */
export async function faintTexts(
  page: Page,
  selectors: readonly string[],
): Promise<readonly string[]> {
  const faint: string[] = []
  const waiting = new Set(selectors)
  for (const selector of selectors) {
    if (!waiting.has(selector)) continue
    await page.locator(selector).evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
    // Whatever else the window shows is measured with it.
    const texts = await page.evaluate(seenTexts, [...waiting])
    const written = await pixelsOf(await page.screenshot())
    await page.evaluate(hideTexts, { selectors, hide: true })
    const blank = await pixelsOf(await page.screenshot())
    await page.evaluate(hideTexts, { selectors, hide: false })
    for (const text of texts) {
      if (!text.isWhole && text.selector !== selector) continue
      waiting.delete(text.selector)
      const grounds = text.lines.map((box) => coloursUnder(written, blank, box))
      const found = Math.min(...grounds.map((counts) => lowest(counts, text)))
      if (found < text.needed) {
        faint.push(`${text.selector}: ${found.toFixed(2)}, ${text.needed} needed`)
      }
    }
    waiting.delete(selector)
  }
  return faint
}

function lowest(counts: ReadonlyMap<number, number>, { colour, opacity }: SeenText): number {
  const grounds = [...counts].map(([rgb, count]) => {
    const ground: Colour = [rgb >> 16, (rgb >> 8) & 255, rgb & 255]
    return { count, contrast: contrast(colour, ground, opacity) }
  })
  grounds.sort((one, other) => one.contrast - other.contrast)
  let left = grounds.reduce((sum, { count }) => sum + count, 0) * STRAY
  for (const { count, contrast } of grounds) {
    left -= count
    if (left < 0) return contrast
  }
  return Number.POSITIVE_INFINITY
}

/** In the page: texts with their lines as far as they are seen, within the window and what clips them. */
function seenTexts(selectors: readonly string[]): SeenText[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (canvas === null) throw new Error('colours need a canvas')
  const read = (colour: string): readonly [Colour, number] => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [[red, green, blue], alpha / 255]
  }
  const clipping = (element: Element): readonly DOMRect[] => {
    const parent = element.parentElement
    if (parent === null) return []
    const clips = getComputedStyle(parent).overflowX !== 'visible' && parent !== document.body
    return [...(clips ? [parent.getBoundingClientRect()] : []), ...clipping(parent)]
  }
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector)
    if (element === null) return []
    const style = getComputedStyle(element)
    const drawn = element instanceof SVGTextContentElement
    const [colour, opacity] = read(drawn ? style.fill : style.color)
    // Words over a picture of themselves, to be selected and read out.
    if (opacity === 0) return []
    const scale = drawn ? (element.getScreenCTM()?.a ?? 1) : 1
    const size = Number.parseFloat(style.fontSize) * scale
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const boxes = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
    const frames = [new DOMRect(0, 0, innerWidth, innerHeight), ...clipping(element)]
    const lines = boxes
      .map((line) => {
        const all = [line, ...frames]
        const x = Math.ceil(Math.max(...all.map(({ left }) => left)))
        const y = Math.ceil(Math.max(...all.map(({ top }) => top)))
        const right = Math.floor(Math.min(...all.map((each) => each.right)))
        const bottom = Math.floor(Math.min(...all.map((each) => each.bottom)))
        return { x, y, width: right - x, height: bottom - y }
      })
      .filter(({ width, height }) => width > 1 && height > 1)
    const isWhole = boxes.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
    return [{ selector, colour, opacity, needed: isLarge ? 3 : 4.5, lines, isWhole }]
  })
}

/** In the page: texts without their ink, or with it again. */
function hideTexts({ selectors, hide }: { selectors: readonly string[]; hide: boolean }): void {
  for (const selector of selectors) {
    const style = document.querySelector<HTMLElement>(selector)?.style
    for (const name of ['color', 'fill', 'stroke', 'text-decoration-color']) {
      if (hide) style?.setProperty(name, 'transparent', 'important')
      else style?.removeProperty(name)
    }
    if (hide) style?.setProperty('transition', 'none', 'important')
    else style?.removeProperty('transition')
  }
}
