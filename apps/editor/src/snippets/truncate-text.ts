/** Returns the rendered width of a text, in pixels. */
export type TextMeasurer = (text: string) => number

/** Truncates a text to a width at a word, with an ellipsis, as search engines do. */
export function truncateText(text: string, pixels: number, measure: TextMeasurer): string {
  if (measure(text) <= pixels) return text
  const words = text.split(/\s+/)
  const truncated = (count: number) => `${words.slice(0, count).join(' ')} …`
  let count = words.length - 1
  while (count > 1 && measure(truncated(count)) > pixels) count--
  return truncated(Math.max(count, 1))
}

/** Rating of a text's length. `cut`: longer than the available space. */
export type LengthRating = 'empty' | 'short' | 'good' | 'cut'

export function rateLength(text: string, limit: TextLimit, measure: TextMeasurer): LengthRating {
  if (text === '') return 'empty'
  const width = measure(text)
  if (width > limit.maxPixels) return 'cut'
  return width < limit.maxPixels * limit.minShare ? 'short' : 'good'
}

/** Available width for a text, and the fraction of it that the text should at least fill. */
export interface TextLimit {
  readonly maxPixels: number
  readonly minShare: number
}

/** Widths in Google's results on a wide screen: one line for the title, two for the description. */
export const TITLE_LIMIT: TextLimit = { maxPixels: 580, minShare: 0.4 }
export const DESCRIPTION_LIMIT: TextLimit = { maxPixels: 960, minShare: 0.6 }
