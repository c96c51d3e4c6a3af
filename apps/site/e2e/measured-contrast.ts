import type { Page } from 'playwright-core'
import { type Colour, contrast } from './contrast.ts'
import { type Box, coloursIn, pixelsOf } from './pixels.ts'

/** A text that is seen, in pixels of the whole page. */
interface SeenText {
  readonly selector: string
  readonly colour: Colour
  readonly opacity: number
  /** By WCAG 1.4.3: 3 for large text, 4.5 for all other. */
  readonly needed: number
  readonly lines: readonly Box[]
}

/** The share of pixels that may be worse: the edges of what is drawn under the text. */
const STRAY = 0.02

/**
 * Contrast of texts whose ground cannot be told from its styles, such as a picture: taken from the pixels
 * under their lines, with the texts made invisible. A line of words for each that has too little.
 *
 * @param selectors of elements with text of their own
 */
export async function faintTexts(
  page: Page,
  selectors: readonly string[],
): Promise<readonly string[]> {
  const height = page.viewportSize()?.height ?? 0
  const texts = await page.evaluate(seenTexts, selectors)
  await page.evaluate(hideTexts, { selectors, hide: true })
  const faint = new Map<string, string>()
  for (const [top, parts] of windowsOf(texts, height)) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    const offset = await page.evaluate(() => scrollY)
    const picture = await pixelsOf(await page.screenshot())
    for (const { text, box } of parts) {
      const seen = { ...box, y: box.y - offset }
      if (seen.y < 0 || seen.y + seen.height > height) {
        throw new Error(`${text.selector} moved while texts were measured`)
      }
      const found = lowestContrast(coloursIn(picture, seen), text)
      if (found >= text.needed) continue
      faint.set(text.selector, `${text.selector}: ${found.toFixed(2)}, ${text.needed} needed`)
    }
  }
  await page.evaluate(hideTexts, { selectors, hide: false })
  return [...faint.values()]
}

type Part = { readonly text: SeenText; readonly box: Box }

/** Lines by the scroll position at which a window shows them whole. */
function windowsOf(texts: readonly SeenText[], height: number): ReadonlyMap<number, Part[]> {
  const parts = texts
    .flatMap((text) => text.lines.map((box) => ({ text, box })))
    .sort((one, other) => one.box.y - other.box.y)
  const windows = new Map<number, Part[]>()
  let top = Number.NEGATIVE_INFINITY
  for (const part of parts) {
    if (part.box.y + part.box.height > top + height) top = part.box.y
    windows.set(top, [...(windows.get(top) ?? []), part])
  }
  return windows
}

function lowestContrast(
  counts: ReadonlyMap<number, number>,
  { colour, opacity }: SeenText,
): number {
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

/** In the page: every text with its lines as far as they are seen, within what clips them. */
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
    const clips = clipping(element)
    const lines = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
      .map((line) => {
        const edge = (of: (rect: DOMRect) => number) => clips.map(of)
        const left = Math.ceil(Math.max(0, line.left, ...edge((clip) => clip.left)))
        const right = Math.floor(Math.min(innerWidth, line.right, ...edge((clip) => clip.right)))
        const top = Math.ceil(Math.max(line.top, ...edge((clip) => clip.top)))
        const bottom = Math.floor(Math.min(line.bottom, ...edge((clip) => clip.bottom)))
        return { x: left, y: top + scrollY, width: right - left, height: bottom - top }
      })
      .filter(({ width, height }) => width > 1 && height > 1)
    return [{ selector, colour, opacity, needed: isLarge ? 3 : 4.5, lines }]
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
