import { fold } from '@prospectus/content/text/fold'

/** Words in a row that are compared. */
const LENGTH = 8
/** Of which so many must be words of its own: a table of figures is like any other. */
const LEAST_OWN = 4

/** One row of eight words: a number that stands for it, and where in the words it begins. */
export interface Shingle {
  readonly key: number
  readonly at: number
}

/** The words of some texts as they stand in them, with a mark between two texts. */
export function wordsOf(texts: readonly string[]): readonly string[] {
  return texts.join(` ${BREAK} `).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*|¶/gu) ?? []
}

/** Between paragraphs, or cells of a table: no row of words goes across it. */
const BREAK = '¶'

/** Each row of eight words once, in the order of the text. */
export function shinglesOf(words: readonly string[]): readonly Shingle[] {
  const found = new Map<number, number>()
  const keys = words.map((word) => (word === MASK ? 0 : hash(word)))
  let unbroken = 0
  for (let end = 0; end < keys.length; end += 1) {
    unbroken = words[end] === BREAK ? 0 : unbroken + 1
    if (unbroken < LENGTH) continue
    const at = end - LENGTH + 1
    let key = 7
    let own = 0
    for (let next = at; next <= end; next += 1) {
      const word = keys[next] ?? 0
      key = (Math.imul(key, 31) + word) | 0
      if (word !== 0) own += 1
    }
    if (own >= LEAST_OWN && !found.has(key)) found.set(key, at)
  }
  return [...found].map(([key, at]) => ({ key, at }))
}

const MASK = '#'
const NUMBER =
  /^(?:\p{L}?\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|first|second|third)$/u

/** The same words with numbers, names and words of the topic covered, so that only the phrase is left. */
export function masked(
  words: readonly string[],
  topicWords: ReadonlySet<string>,
): readonly string[] {
  return words.map((word, at) => {
    const bare = plain(word)
    const isName = /^\p{Lu}/u.test(word) && at > 0 && !/[.?!¶]$/.test(words[at - 1] ?? '')
    return isName || NUMBER.test(bare) || topicWords.has(bare) ? MASK : bare
  })
}

/** A word without its capital and what follows it. */
export function plain(word: string): string {
  const known = plainWords.get(word)
  if (known !== undefined) return known
  const bare = fold(word).replace(/[.,'-]+$/, '')
  plainWords.set(word, bare)
  return bare
}

/** A text has most of its words more than once. */
const plainWords = new Map<string, string>()

/** FNV-1a, never 0, which stands for a word that is covered. */
function hash(word: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) {
    value = Math.imul(value ^ word.charCodeAt(at), 0x01000193)
  }
  return value | 1
}
