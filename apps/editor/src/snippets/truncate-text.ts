/** Returns the rendered width of a text, in pixels. */
export type TextMeasurer = (text: string) => number

/** Truncates a text after a word so that it fits a width, and adds an ellipsis, as search engines do. */
export function truncateText(text: string, maxPixels: number, measure: TextMeasurer): string {
  if (measure(text) <= maxPixels) return text
  const words = text.split(/\s+/)
  const firstWords = (count: number) => `${words.slice(0, count).join(' ')} …`
  let count = words.length - 1
  while (count > 1 && measure(firstWords(count)) > maxPixels) count--
  return firstWords(Math.max(count, 1))
}

/** Rating of a text's length. `cut`: longer than the available space. */
export type LengthRating = 'empty' | 'short' | 'good' | 'cut'

/** Rates the rendered width of a text by its limit. */
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

/** One line in Google's results on a wide screen. */
export const TITLE_LIMIT: TextLimit = { maxPixels: 580, minShare: 0.4 }
/** Two lines in Google's results on a wide screen. */
export const DESCRIPTION_LIMIT: TextLimit = { maxPixels: 960, minShare: 0.6 }
