import { fold } from '@prospectus/content/text/fold'
import { hash } from '../covers/random.ts'

/** Number of consecutive words that are compared as one unit. */
const SHINGLE_WORDS = 8
/** Minimum number of unmasked words in a shingle, since masked tables of figures are all alike. */
const MIN_PLAIN_WORDS = 4

/** `SHINGLE_WORDS` consecutive words. */
export interface Shingle {
  /** Hash of the words. */
  readonly key: number
  /** Index of the first word. */
  readonly start: number
}

/** Splits texts into words, with `BREAK` between two texts. */
export function wordsOf(texts: readonly string[]): readonly string[] {
  return texts.join(` ${BREAK} `).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*|¶/gu) ?? []
}

/** Separates paragraphs and table cells; no shingle contains it. */
const BREAK = '¶'

/** Distinct shingles of a text, in its order; those across a `BREAK`, or with too few unmasked words, are left out. */
export function shinglesOf(words: readonly string[]): readonly Shingle[] {
  const found = new Map<number, number>()
  // Never 0 for a plain word, since 0 marks a masked one.
  const keys = words.map((word) => (word === MASK ? 0 : hash(word) | 1))
  let wordsSinceBreak = 0
  for (let end = 0; end < keys.length; end += 1) {
    wordsSinceBreak = words[end] === BREAK ? 0 : wordsSinceBreak + 1
    if (wordsSinceBreak < SHINGLE_WORDS) continue
    const start = end - SHINGLE_WORDS + 1
    let key = 7
    let plainCount = 0
    for (let index = start; index <= end; index += 1) {
      const wordKey = keys[index] ?? 0
      key = (Math.imul(key, 31) + wordKey) | 0
      if (wordKey !== 0) plainCount += 1
    }
    if (plainCount >= MIN_PLAIN_WORDS && !found.has(key)) found.set(key, start)
  }
  return [...found].map(([key, start]) => ({ key, start }))
}

const MASK = '#'
const NUMBER =
  /^(?:\p{L}?\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|first|second|third)$/u

/** Masks numbers, names and topic words, so that only the phrasing is left. */
export function maskedWords(
  words: readonly string[],
  topicWords: ReadonlySet<string>,
): readonly string[] {
  return words.map((word, index) => {
    const plain = plainWord(word)
    const isName = /^\p{Lu}/u.test(word) && index > 0 && !/[.?!¶]$/.test(words[index - 1] ?? '')
    return isName || NUMBER.test(plain) || topicWords.has(plain) ? MASK : plain
  })
}

/** Folds a word and removes trailing punctuation. */
export function plainWord(word: string): string {
  const cached = plainWords.get(word)
  if (cached !== undefined) return cached
  const plain = fold(word).replace(/[.,'-]+$/, '')
  plainWords.set(word, plain)
  return plain
}

/** Cached, because most words occur more than once. */
const plainWords = new Map<string, string>()
