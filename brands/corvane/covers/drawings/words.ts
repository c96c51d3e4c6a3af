import { lineSvg, lineWidth, wrapLines } from '../../../../apps/site/src/social/font-outlines.ts'
import font from '../../design/fonts/letters.json' with { type: 'json' }
import { area } from './drawing.ts'

interface Words {
  readonly text: string
  /** Of the start of the baseline, or of its end with the anchor `end`. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly anchor?: 'start' | 'end'
}

/** One line of words as outlines, since a cover has no text elements. */
export function words({ text, x, y, size, fill, anchor = 'start' }: Words): string {
  const left = anchor === 'start' ? x : x - widthOf(text, size)
  return lineSvg(font, text, { x: Math.round(left), y: Math.round(y), size, fill })
}

/** Words in lines no wider than `width`, from `y` down. */
export function wrappedWords({ width, ...first }: Words & { readonly width: number }): string {
  return wrapLines(font, first.text, first.size, width)
    .map((text, index) => words({ ...first, text, y: first.y + index * first.size * 1.2 }))
    .join('')
}

/** Number of lines that words take up. */
export function lineCount(text: string, size: number, width: number): number {
  return wrapLines(font, text, size, width).length
}

interface Label {
  readonly text: string
  /** Of the point that it names. */
  readonly y: number
}

/** Labels one below the other, each as near to its point as the others let it. */
export function labels(
  points: readonly Label[],
  style: Omit<Words, 'text' | 'y'> & { readonly width: number },
): string {
  const pitch = style.size * 1.2
  const blocks = points
    .map(({ text, y }) => ({ text, y, lines: wrapLines(font, text, style.size, style.width) }))
    .sort((a, b) => a.y - b.y)
  let below = blocks.reduce((sum, { lines }) => sum + lines.length * pitch, 0)
  let previousEnd = Number.NEGATIVE_INFINITY
  return blocks
    .map(({ text, y, lines }) => {
      const height = lines.length * pitch
      const top = Math.max(previousEnd, Math.min(y - height / 2, area.bottom + pitch / 2 - below))
      below -= height
      previousEnd = top + height
      return wrappedWords({ ...style, text, y: top + style.size * 0.95 })
    })
    .join('')
}

export function widthOf(text: string, size: number): number {
  return lineWidth(font, text, size)
}

/** The largest size, up to `maximum`, at which every text fits a width. */
export function sizeFor(texts: readonly string[], width: number, maximum: number): number {
  const widest = Math.max(...texts.map((text) => widthOf(text, 1000)))
  return Math.round(Math.min(maximum, (width / (widest || 1)) * 1000) * 2) / 2
}
