import { MAXIMUM_TERM_LENGTH, words } from '@prospectus/content/index/matching/terms'
import { createRowReader } from '@prospectus/content/index/snapshot/read-row'
import { searchableText } from '@prospectus/content/index/words/searchable-text'
import { fold } from '@prospectus/content/text/fold'
import { completeRawStory } from '@prospectus/protocol/raw-story'

/** Of a story in one state, all that words are taken from. */
export interface Wording {
  readonly slug: string
  readonly name: string
  readonly tagList: readonly string[]
  readonly content: unknown
}

/**
 * The distinct words that a story is found by: those that the site's own search compares (SEARCH-2),
 * and those of its slug, folded. A word of more than 500 characters, as scripts without spaces have, is
 * kept in pieces that overlap by the length of the longest term; beyond half a megabyte of words, what
 * the search index of PostgreSQL can hold of one story, the rest is left out.
 */
export function documentWords({ slug, name, tagList, content }: Wording): readonly string[] {
  const story = completeRawStory({
    id: 1,
    uuid: 'unused',
    full_slug: slug,
    name,
    tag_list: tagList,
    content,
  })
  const row = createRowReader([])(story, 0)
  const text = 'reason' in row ? fold(name) : searchableText(story, row).text
  const found = new Set<string>()
  const all = `${fold(slug)} ${text}`
  // Of most stories nothing has to be counted: no text has more bytes than that.
  const mayBeTooMuch = all.length * MOST_BYTES_OF_UNIT > MOST_WORD_BYTES
  let bytes = 0
  for (const word of words(all)) {
    for (const piece of pieces(word)) {
      if (found.has(piece)) continue
      if (mayBeTooMuch) bytes += Buffer.byteLength(piece)
      if (bytes > MOST_WORD_BYTES) return [...found]
      found.add(piece)
    }
  }
  return [...found]
}

function pieces(word: string): readonly string[] {
  if (word.length <= LONGEST_PIECE_UNITS) return [word]
  const characters = [...word]
  const step = LONGEST_PIECE_UNITS / 2 - MAXIMUM_TERM_LENGTH
  const starts = Array.from(
    { length: Math.ceil((characters.length - MAXIMUM_TERM_LENGTH) / step) },
    (_, index) => index * step,
  )
  return starts.map((start) => characters.slice(start, start + LONGEST_PIECE_UNITS / 2).join(''))
}

/** In UTF-16 units, of which a character has one or two. */
const LONGEST_PIECE_UNITS = 500
const MOST_BYTES_OF_UNIT = 3
const MOST_WORD_BYTES = 512 * 1024
