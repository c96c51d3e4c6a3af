import type { Components } from '../api/api.ts'
import { isObject, type Json, type JsonObject } from '../document/json.ts'

export interface Replacement {
  /** Text to find, case-sensitive. */
  readonly find: string
  readonly replace: string
  /** Skips matches inside a longer word. */
  readonly wholeWords: boolean
}

export interface TextChange {
  readonly uid: string
  readonly block: string
  readonly field: string
  readonly before: string
  readonly after: string
}

/**
 * Replaces text in everything that visitors read: plain text, rich text, tables, and the texts of assets. Leaves
 * addresses, ids, options, and fields without a schema alone. Returns the same object when nothing changed.
 */
export function replaceWords(
  content: JsonObject,
  replacement: Replacement,
  components: Components,
): { readonly content: JsonObject; readonly changes: readonly TextChange[] } {
  const pattern = patternOf(replacement)
  const changes: TextChange[] = []
  if (pattern === undefined) return { content, changes }
  const replaceMatches = (text: string) => text.replace(pattern, () => replacement.replace)

  const inBlock = (block: JsonObject): JsonObject => {
    const definition = components.get(String(block.component))
    return mapMembers(block, (name, value) => {
      const field = definition?.schema[name]
      if (field === undefined) return value
      const replaceText = (before: string) => {
        const after = replaceMatches(before)
        if (after === before) return before
        const target = { uid: String(block._uid), block: definition?.display_name ?? '' }
        changes.push({ ...target, field: field.display_name, before, after })
        return after
      }
      if (field.type === 'text' || field.type === 'textarea') {
        return typeof value === 'string' && !isAddress(name, value) ? replaceText(value) : value
      }
      if (field.type === 'richtext') return inRichText(value, replaceText, inBlock)
      if (field.type === 'table') return inTable(value, replaceText)
      if (field.type === 'asset' || field.type === 'multiasset') return inAssets(value, replaceText)
      if (field.type === 'bloks' && Array.isArray(value)) return mapItems(value, inBlock)
      return value
    })
  }
  return { content: inBlock(content), changes }
}

function patternOf({ find, wholeWords }: Replacement): RegExp | undefined {
  if (find === '') return undefined
  const literal = find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const edge = wholeWords ? ['(?<![\\p{L}\\p{N}_])', '(?![\\p{L}\\p{N}_])'] : ['', '']
  return new RegExp(`${edge[0]}${literal}${edge[1]}`, 'gu')
}

type ReplaceText = (text: string) => string

function inTable(value: Json, replaceText: ReplaceText): Json {
  if (Array.isArray(value)) return mapItems(value, (item) => inTable(item, replaceText))
  if (!isObject(value)) return value
  return mapMembers(value, (name, inner) => {
    if (name === 'value' && typeof inner === 'string') return replaceText(inner)
    return name === 'thead' || name === 'tbody' || name === 'body'
      ? inTable(inner, replaceText)
      : inner
  })
}

function inRichText(
  value: Json,
  replaceText: ReplaceText,
  inBlock: (block: JsonObject) => JsonObject,
): Json {
  if (Array.isArray(value)) return mapItems(value, (item) => inRichText(item, replaceText, inBlock))
  if (!isObject(value)) return value
  if (value.type === 'blok' && isObject(value.attrs) && Array.isArray(value.attrs.body)) {
    const body = mapItems(value.attrs.body, (item) => (isObject(item) ? inBlock(item) : item))
    return body === value.attrs.body ? value : { ...value, attrs: { ...value.attrs, body } }
  }
  return mapMembers(value, (name, inner) => {
    if (name === 'text' && typeof inner === 'string') return replaceText(inner)
    return name === 'content' ? inRichText(inner, replaceText, inBlock) : inner
  })
}

/** Replaces in the texts of assets. Each is stored twice in an asset, and reported once. */
function inAssets(value: Json, replaceText: ReplaceText): Json {
  if (Array.isArray(value)) return mapItems(value, (item) => inAssets(item, replaceText))
  if (!isObject(value)) return value
  const inTexts = (asset: JsonObject, replaceOne: ReplaceText): JsonObject =>
    mapMembers(asset, (name, text) =>
      ASSET_TEXTS.has(name) && typeof text === 'string' && text !== '' ? replaceOne(text) : text,
    )
  const replacements = new Map<string, string>()
  const once: ReplaceText = (text) => {
    const replaced = replacements.get(text) ?? replaceText(text)
    replacements.set(text, replaced)
    return replaced
  }
  const outer = inTexts(value, once)
  if (!isObject(outer.meta_data)) return outer
  const meta_data = inTexts(outer.meta_data, once)
  return meta_data === outer.meta_data ? outer : { ...outer, meta_data }
}

const ASSET_TEXTS = new Set(['alt', 'title', 'copyright', 'source'])

/** Returns true for a text that is meant for machines rather than readers. */
function isAddress(name: string, value: string): boolean {
  return /(?:^|_)(?:url|slug|id|anchor|email)$/.test(name) || /^(?:[a-z]+:|[/#?])\S*$/.test(value)
}

/** Maps the members of an object; returns the same object when none changes. */
function mapMembers(object: JsonObject, change: (name: string, value: Json) => Json): JsonObject {
  const entries = Object.entries(object).map(
    ([name, value]) => [name, change(name, value)] as const,
  )
  return entries.every(([name, value]) => value === object[name])
    ? object
    : Object.fromEntries(entries)
}

function mapItems<Item extends Json>(
  list: readonly Item[],
  change: (item: Item & JsonObject) => Json,
): Json {
  const items = list.map((item) => (isObject(item) ? change(item as Item & JsonObject) : item))
  return items.every((item, at) => item === list[at]) ? list : items
}
