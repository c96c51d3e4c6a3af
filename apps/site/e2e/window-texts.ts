import type { Colour } from './contrast.ts'
import type { Box } from './pixels.ts'

/** A text as the window shows it. */
export interface WindowText {
  /** Its index among the selectors that were read. */
  readonly at: number
  readonly colour: Colour
  readonly opacity: number
  /** The contrast that WCAG 1.4.3 requires: 3 for large text, 4.5 for all other. */
  readonly needed: number
  /** Boxes around the visible part of each line, in pixels of the window. */
  readonly lines: readonly Box[]
}

/** An element whose text is measured; `data-measured` is its index among the selectors. */
type MarkedElement = HTMLElement | SVGElement

/** Runs in the page: marks the texts of these selectors. */
export function markTexts(selectors: readonly string[]): void {
  for (const [at, selector] of selectors.entries()) {
    const element = document.querySelector<MarkedElement>(selector)
    if (element) element.dataset.measured = String(at)
  }
}

/** Runs in the page: makes the marked texts invisible, or visible again. */
export function setTextsVisible(visible: boolean): void {
  const sheet = new CSSStyleSheet()
  const names = ['color', 'fill', 'stroke', 'text-decoration-color']
  const hidden = names.map((name) => `${name}: transparent !important`).join('; ')
  sheet.replaceSync(`[data-measured] { ${hidden}; transition: none !important }`)
  document.adoptedStyleSheets = visible ? [] : [sheet]
}

/**
 * Runs in the page: scrolls to the first text that is still marked, and describes it and all other marked texts that
 * the window shows whole. Invisible texts lose their mark.
 *
 * @param done indexes of texts that need not be shown again
 */
export function nextTexts(done: readonly number[]): WindowText[] {
  for (const at of done) {
    document.querySelector(`[data-measured="${at}"]`)?.removeAttribute('data-measured')
  }
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (canvas === null) throw new Error('Expected a canvas to read colours with; found none')
  const readColour = (colour: string): readonly [Colour, number] => {
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
  const boxesOf = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
  const describe = (element: MarkedElement): WindowText => {
    const style = getComputedStyle(element)
    const isSvgText = element instanceof SVGTextContentElement
    const [colour, opacity] = readColour(isSvgText ? style.fill : style.color)
    const scale = isSvgText ? (element.getScreenCTM()?.a ?? 1) : 1
    const size = Number.parseFloat(style.fontSize) * scale
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const visibleAreas = [new DOMRect(0, 0, innerWidth, innerHeight), ...clipping(element)]
    const lines = boxesOf(element)
      .map((line) => {
        const all = [line, ...visibleAreas]
        const x = Math.ceil(Math.max(...all.map(({ left }) => left)))
        const y = Math.ceil(Math.max(...all.map(({ top }) => top)))
        const right = Math.floor(Math.min(...all.map((each) => each.right)))
        const bottom = Math.floor(Math.min(...all.map((each) => each.bottom)))
        return { x, y, width: right - x, height: bottom - y }
      })
      .filter(({ width, height }) => width > 1 && height > 1)
    const at = Number(element.dataset.measured)
    return { at, colour, opacity, needed: isLarge ? 3 : 4.5, lines }
  }
  for (;;) {
    const remaining = [...document.querySelectorAll<MarkedElement>('[data-measured]')]
    const [first] = remaining
    if (first === undefined) return []
    first.scrollIntoView({ block: 'start', behavior: 'instant' })
    const isWhole = (element: MarkedElement) =>
      boxesOf(element).every(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
    const shown = remaining.filter((element) => element === first || isWhole(element)).map(describe)
    const seen = shown.filter(({ opacity, lines }) => opacity > 0 && lines.length > 0)
    if (seen.length > 0) return seen
    first.removeAttribute('data-measured')
  }
}
