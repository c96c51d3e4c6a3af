import { searchableText } from '@prospectus/catalogue/full-text/searchable-text'
import { MAX_TERM_LENGTH, wordsOf } from '@prospectus/catalogue/matching/terms'
import { createRowReader } from '@prospectus/catalogue/snapshot/read-row'
import { fold } from '@prospectus/content/text/fold'
import { completeRawStory } from '@prospectus/protocol/raw-story'
import { comparableText } from '../database/compare.ts'
import type { DocumentValueTable } from '../database/schema.ts'

type DocumentValue = Omit<DocumentValueTable, 'document_id' | 'path_id'> & {
  readonly path: string
}

/**
 * Values of content for filters and sorting (delivery-protocol#filters): each at its dotted path (`seo.title`,
 * `body.0.name`), lists and objects with their size, and scalars in lists again at `path[]`. A rich text has only an
 * object's row; `_uid` and `_editable` have none. Leaves out levels deeper than 32, and rows beyond 20,000, deepest
 * first. Never throws.
 */
export function documentValues(content: unknown): readonly DocumentValue[] {
  const rows: DocumentValue[] = []
  const queue: Container[] = isContainer(content) ? [{ path: '', value: content, level: 0 }] : []
  for (const { path, value, level } of queue) {
    const isList = Array.isArray(value)
    for (const [key, item] of Object.entries(value)) {
      if (UNINDEXED_KEYS.has(key)) continue
      if (rows.length >= MAX_ROWS) return rows
      const itemPath = path === '' ? key : `${path}.${key}`
      const row = valueRow(itemPath, item)
      if (row === undefined) continue
      rows.push(row)
      if (isContainer(item)) {
        const hasIndexedItems = level + 1 < MAX_LEVELS && !isRichText(item)
        if (hasIndexedItems) queue.push({ path: itemPath, value: item, level: level + 1 })
      } else if (isList && item !== null && rows.length < MAX_ROWS) {
        rows.push({ ...row, path: comparableText(`${path}[]`) })
      }
    }
  }
  return rows
}

interface Container {
  readonly path: string
  readonly value: object
  readonly level: number
}

function valueRow(fullPath: string, value: unknown): DocumentValue | undefined {
  const path = comparableText(fullPath)
  const emptyRow = { path, text: '', folded: null, num: null }
  switch (typeof value) {
    case 'string': {
      const text = comparableText(value)
      const folded = fold(text)
      const num = value.length <= MAX_NUMBER_CHARACTERS ? numberOf(value) : null
      return { path, kind: 'text', text, folded: folded === text ? null : folded, num }
    }
    case 'number':
      return { ...emptyRow, kind: 'number', text: String(value), num: finiteOrNull(value) }
    case 'boolean':
      return { ...emptyRow, kind: 'boolean', text: String(value) }
    case 'object':
      if (value === null) return { ...emptyRow, kind: 'null' }
      if (Array.isArray(value)) return { ...emptyRow, kind: 'list', num: value.length }
      return { ...emptyRow, kind: 'object', num: Object.keys(value).length }
    default:
      return undefined
  }
}

function numberOf(text: string): number | null {
  return DECIMAL.test(text) ? finiteOrNull(Number(text)) : null
}

function finiteOrNull(number: number): number | null {
  return Number.isFinite(number) ? number : null
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isRichText(value: object): boolean {
  return 'type' in value && value.type === 'doc'
}

const MAX_LEVELS = 32
const MAX_ROWS = 20_000
const MAX_NUMBER_CHARACTERS = 100
const DECIMAL = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/
const UNINDEXED_KEYS = new Set(['_uid', '_editable'])

export interface SearchableFields {
  readonly slug: string
  readonly name: string
  readonly tagList: readonly string[]
  readonly content: unknown
}

/**
 * Distinct folded words that find a story: those that the site's search compares (SEARCH-2), and those of its slug.
 * A word above 500 UTF-16 units, as in scripts without spaces, is stored in pieces that overlap by the longest term's
 * length. Words beyond half a megabyte are left out, since PostgreSQL limits the search index of one story.
 */
export function documentWords({
  slug,
  name,
  tagList,
  content,
}: SearchableFields): readonly string[] {
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
  const distinctWords = new Set<string>()
  const allText = `${fold(slug)} ${text}`
  // Skips counting for most stories, which are far below the limit.
  const mayExceedLimit = allText.length * MAX_BYTES_PER_UNIT > MAX_WORD_BYTES
  let bytes = 0
  for (const word of wordsOf(allText)) {
    for (const piece of splitLongWord(word)) {
      if (distinctWords.has(piece)) continue
      if (mayExceedLimit) bytes += Buffer.byteLength(piece)
      if (bytes > MAX_WORD_BYTES) return [...distinctWords]
      distinctWords.add(piece)
    }
  }
  return [...distinctWords]
}

function splitLongWord(word: string): readonly string[] {
  if (word.length <= MAX_PIECE_UNITS) return [word]
  const characters = [...word]
  const step = MAX_PIECE_UNITS / 2 - MAX_TERM_LENGTH
  const starts = Array.from(
    { length: Math.ceil((characters.length - MAX_TERM_LENGTH) / step) },
    (_, index) => index * step,
  )
  return starts.map((start) => characters.slice(start, start + MAX_PIECE_UNITS / 2).join(''))
}

/** In UTF-16 units: a character has one or two. */
const MAX_PIECE_UNITS = 500
const MAX_BYTES_PER_UNIT = 3
const MAX_WORD_BYTES = 512 * 1024
