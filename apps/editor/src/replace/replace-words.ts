import type { Components } from '../api/api.ts'
import { isObject, type Json, type JsonObject } from '../document/json.ts'

export interface Wanted {
  /** The exact text to find, capital letters included. */
  readonly find: string
  readonly replace: string
  /** Only where the words stand alone, not inside a longer one. */
  readonly wholeWords: boolean
}

/** A field whose words change. */
export interface WordChange {
  /** The id of the block, as the outline has it. */
  readonly uid: string
  readonly block: string
  readonly field: string
  readonly before: string
  readonly after: string
}

/**
 * Replaces words in every text that visitors read: plain texts, rich text, and the descriptions of pictures.
 * Addresses, ids and choices stay, as does everything that no schema describes.
 *
 * @returns the content, the same object when nothing changes, and each text that does change
 */
export function replaceWords(
  content: JsonObject,
  wanted: Wanted,
  components: Components,
): { readonly content: JsonObject; readonly changes: readonly WordChange[] } {
  const pattern = patternOf(wanted)
  const changes: WordChange[] = []
  if (pattern === undefined) return { content, changes }
  const swap = (text: string) => text.replace(pattern, () => wanted.replace)

  const inBlock = (block: JsonObject): JsonObject => {
    const definition = components.get(String(block.component))
    return changedMembers(block, (name, value) => {
      const field = definition?.schema[name]
      if (field === undefined) return value
      const note = (before: string) => {
        const after = swap(before)
        if (after === before) return before
        const about = { uid: String(block._uid), block: definition?.display_name ?? '' }
        changes.push({ ...about, field: field.display_name, before, after })
        return after
      }
      if (field.type === 'text' || field.type === 'textarea') {
        return typeof value === 'string' && !isAddress(name, value) ? note(value) : value
      }
      if (field.type === 'richtext') return inRichText(value, note, inBlock)
      if (field.type === 'table') return inTable(value, note)
      if (field.type === 'asset' || field.type === 'multiasset') return inAssets(value, note)
      if (field.type === 'bloks' && Array.isArray(value)) return changedItems(value, inBlock)
      return value
    })
  }
  return { content: inBlock(content), changes }
}

function patternOf({ find, wholeWords }: Wanted): RegExp | undefined {
  if (find === '') return undefined
  const literal = find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const edge = wholeWords ? ['(?<![\\p{L}\\p{N}_])', '(?![\\p{L}\\p{N}_])'] : ['', '']
  return new RegExp(`${edge[0]}${literal}${edge[1]}`, 'gu')
}

type Note = (text: string) => string

/** The cells of a table, in its head and its rows. */
function inTable(value: Json, note: Note): Json {
  if (Array.isArray(value)) return changedItems(value, (item) => inTable(item, note))
  if (!isObject(value)) return value
  return changedMembers(value, (name, inner) => {
    if (name === 'value' && typeof inner === 'string') return note(inner)
    return name === 'thead' || name === 'tbody' || name === 'body' ? inTable(inner, note) : inner
  })
}

function inRichText(value: Json, note: Note, inBlock: (block: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return changedItems(value, (item) => inRichText(item, note, inBlock))
  if (!isObject(value)) return value
  if (value.type === 'blok' && isObject(value.attrs) && Array.isArray(value.attrs.body)) {
    const body = changedItems(value.attrs.body, (item) => (isObject(item) ? inBlock(item) : item))
    return body === value.attrs.body ? value : { ...value, attrs: { ...value.attrs, body } }
  }
  return changedMembers(value, (name, inner) => {
    if (name === 'text' && typeof inner === 'string') return note(inner)
    return name === 'content' ? inRichText(inner, note, inBlock) : inner
  })
}

/** Alternative text, title and the like are stored twice in an asset; the change is reported once. */
function inAssets(value: Json, note: Note): Json {
  if (Array.isArray(value)) return changedItems(value, (item) => inAssets(item, note))
  if (!isObject(value)) return value
  const inTexts = (asset: JsonObject, take: Note): JsonObject =>
    changedMembers(asset, (name, text) =>
      ASSET_TEXTS.has(name) && typeof text === 'string' && text !== '' ? take(text) : text,
    )
  const told = new Map<string, string>()
  const once: Note = (text) => {
    const known = told.get(text) ?? note(text)
    told.set(text, known)
    return known
  }
  const outer = inTexts(value, once)
  if (!isObject(outer.meta_data)) return outer
  const meta_data = inTexts(outer.meta_data, once)
  return meta_data === outer.meta_data ? outer : { ...outer, meta_data }
}

const ASSET_TEXTS = new Set(['alt', 'title', 'copyright', 'source'])

/** Whether a text is for programs rather than for people. */
function isAddress(name: string, value: string): boolean {
  return /(?:^|_)(?:url|slug|id|anchor|email)$/.test(name) || /^(?:[a-z]+:|[/#?])\S*$/.test(value)
}

/** The same object when no member changes. */
function changedMembers(of: JsonObject, change: (name: string, value: Json) => Json): JsonObject {
  const entries = Object.entries(of).map(([name, value]) => [name, change(name, value)] as const)
  return entries.every(([name, value]) => value === of[name]) ? of : Object.fromEntries(entries)
}

function changedItems<Item extends Json>(
  list: readonly Item[],
  change: (item: Item & JsonObject) => Json,
): Json {
  const items = list.map((item) => (isObject(item) ? change(item as Item & JsonObject) : item))
  return items.every((item, at) => item === list[at]) ? list : items
}
