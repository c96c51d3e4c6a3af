/**
 * Normalises text for comparison (SEARCH-3, RES-8): decomposes compatibility forms, removes accents and invisible
 * characters, folds case, replaces letters such as ł, ø and ß and typographic quotes with what people type, collapses
 * white space, and trims. Idempotent.
 */
export function fold(text: string): string {
  return collapseSpaces(foldLetters(text))
}

/** `fold` with offsets for marking matches (SEARCH-5); never splits accented letters or joined emoji. */
export function foldWithOffsets(text: string) {
  let folded = ''
  /** Offset in `text` of the character that each UTF-16 unit of `folded` comes from. */
  const starts: number[] = []
  /** Offset in `text` just after that character and its accents. */
  const ends: number[] = []
  for (const { segment, index } of graphemesOf(text)) {
    for (const unit of foldLetters(segment).split('')) {
      const isBlank = isSpace(unit)
      if (isBlank && (folded === '' || folded.endsWith(' '))) continue
      folded += isBlank ? ' ' : unit
      starts.push(index)
      ends.push(index + segment.length)
    }
  }
  if (!folded.endsWith(' ')) return { folded, starts, ends }
  return { folded: folded.slice(0, -1), starts: starts.slice(0, -1), ends: ends.slice(0, -1) }
}

function foldLetters(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return (
    text
      .replace(ACUTE, "'")
      .normalize('NFKD')
      .replace(IGNORED, '')
      // Upper case first, which maps ſ, ı and ᲀ to their base letters.
      .toUpperCase()
      .toLowerCase()
      .replace(HAS_EQUIVALENT, (letter) => LETTER_EQUIVALENTS.get(letter) ?? letter)
      .replace(IGNORED, '')
  )
}

function collapseSpaces(text: string): string {
  return NEEDS_COLLAPSING.test(text) ? text.replace(SPACES, ' ').trim() : text
}

function graphemesOf(text: string): Iterable<{ segment: string; index: number }> {
  // A Windows line break is the only grapheme of two ASCII units, and is collapsed either way.
  if (isAscii(text)) return Array.from(text, (segment, index) => ({ segment, index }))
  return GRAPHEMES.segment(text)
}

function isAscii(text: string): boolean {
  return ASCII.test(text)
}

function isSpace(unit: string): boolean {
  return unit.trim() === ''
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
const ASCII = /^[\x00-\x7f]*$/
const IGNORED = /[\p{M}\p{Default_Ignorable_Code_Point}]+/gu
/** Often typed for an apostrophe; decomposing would turn it into a space. */
const ACUTE = /[\u00b4\u1ffd]/g
/** Lower-case letters that Unicode does not decompose, with what people type instead. */
const LETTER_EQUIVALENTS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ð', 'd'],
  ['đ', 'd'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ŋ', 'n'],
  ['ĸ', 'k'],
  ['ı', 'i'],
  ['ȷ', 'j'],
  ['ƀ', 'b'],
  ['ȼ', 'c'],
  ['ɇ', 'e'],
  ['ǥ', 'g'],
  ['ɨ', 'i'],
  ['ɉ', 'j'],
  ['ƚ', 'l'],
  ['ɍ', 'r'],
  ['ʉ', 'u'],
  ['ɏ', 'y'],
  ['ƶ', 'z'],
  ['ⱥ', 'a'],
  ['ⱦ', 't'],
  ['ə', 'e'],
  ['ς', 'σ'],
  ['‘', "'"],
  ['’', "'"],
  ['‛', "'"],
  ['ʼ', "'"],
  ['ʻ', "'"],
  ['ʹ', "'"],
  ['′', "'"],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['‟', '"'],
])
const HAS_EQUIVALENT = new RegExp(`[${[...LETTER_EQUIVALENTS.keys()].join('')}]`, 'gu')
const NEEDS_COLLAPSING = /[^\S ]| {2}|^ | $/
const SPACES = /\s+/g
