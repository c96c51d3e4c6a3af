import { escapeXml } from './starter-template.ts'

export interface Wordmark {
  /** Text elements beside the mark, which is 32 pixels wide; the logo is 28 pixels high. */
  readonly svg: string
  /** Width of the logo, in pixels. */
  readonly width: number
}

// Positions, font sizes and widths are in pixels of the logo.
const TEXT_X = 32
const ONE_LINE_SIZE = 22
/** A name that would be smaller in one line gets two. */
const SMALLEST_IN_ONE_LINE = 18
const TWO_LINES_SIZE = 13.5
const SMALLEST_SIZE = 10
const MAX_WIDTH = 220

/**
 * Sets a name as a wordmark: one line, or two if it is long and has several words. Widths are estimated, since the
 * font is one of the visitor's device: each line is fitted to its width, letters included, so that none overlap.
 * @param fontWidth average width of the font's letters, relative to that of common sans-serif fonts
 */
export function wordmark(name: string, fontWidth = 1): Wordmark {
  const widthOf = (text: string) => estimatedWidth(text) * fontWidth
  const lines = widthOf(name) * SMALLEST_IN_ONE_LINE > MAX_WIDTH ? inTwoLines(name) : [name]
  const preferredSize = lines.length === 1 ? ONE_LINE_SIZE : TWO_LINES_SIZE
  const widest = Math.max(...lines.map(widthOf))
  const size = Math.max(SMALLEST_SIZE, Math.min(preferredSize, MAX_WIDTH / widest))
  const baselines = lines.length === 1 ? [14 + size * 0.34] : [12, 26]
  const texts = lines.map((line, index) => {
    const attributes = [
      `x="${TEXT_X}" y="${rounded(baselines[index] ?? 0)}" font-size="${rounded(size)}"`,
      `textLength="${Math.round(widthOf(line) * size)}" lengthAdjust="spacingAndGlyphs"`,
    ]
    return `<text ${attributes.join(' ')}>${escapeXml(line)}</text>`
  })
  return { svg: texts.join('\n  '), width: TEXT_X + Math.ceil(widest * size) }
}

/** Breaks a name at the space that gives the shortest lines; not at all if it is one word. */
function inTwoLines(name: string): readonly string[] {
  const words = name.split(/\s+/)
  const breaks = words.slice(1).map((_, index) => {
    return [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
  })
  const longest = (lines: readonly string[]) => Math.max(...lines.map(estimatedWidth))
  return breaks.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name]
}

/** Width of a bold text in common sans-serif fonts, in multiples of its size. */
function estimatedWidth(text: string): number {
  return [...text].reduce((width, letter) => {
    const [, letterWidth] = LETTER_WIDTHS.find(([letters]) => letters.test(letter)) ?? [
      0,
      DEFAULT_LETTER_WIDTH,
    ]
    return width + letterWidth
  }, 0)
}

const DEFAULT_LETTER_WIDTH = 0.62
const LETTER_WIDTHS = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/\p{M}/u, 0],
  [/[ijl|!.,:;'’I ]/u, 0.32],
  [/[ftr()[\]"“”/\\-]/u, 0.42],
  [/[mwMW@%&ÆŒ—…]/u, 0.95],
  [/\p{Lu}/u, 0.74],
] as const

const rounded = (value: number) => Math.round(value * 10) / 10
