import type { Components } from '../api/api.ts'
import { isObject, type Json, type JsonObject } from '../document/json.ts'

export interface Replacement {
  /** Text to find, case-sensitive. */
  readonly find: string
  readonly replace: string
  /** Skips matches inside longer words. */
  readonly onlyWholeWords: boolean
}

/** A text before and after the replacement. */
export interface TextChange {
  readonly uid: string
  readonly blockLabel: string
  readonly fieldLabel: string
  readonly before: string
  readonly after: string
}

/**
 * Replaces text that visitors read: plain text, rich text, tables, and the texts of assets. Skips addresses, ids,
 * options, and fields without a schema. `content` is the same object when nothing changed.
 */
export function replaceWords(
  content: JsonObject,
  replacement: Replacement,
  components: Components,
): { readonly content: JsonObject; readonly changes: readonly TextChange[] } {
  const pattern = createPattern(replacement)
  const changes: TextChange[] = []
  if (pattern === undefined) return { content, changes }
  const replaceMatches = (text: string) => text.replace(pattern, () => replacement.replace)

  const replaceInBlock = (block: JsonObject): JsonObject => {
    const definition = components.get(String(block.component))
    return mapMembers(block, (name, value) => {
      const field = definition?.schema[name]
      if (field === undefined) return value
      const replaceText = (before: string) => {
        const after = replaceMatches(before)
        if (after === before) return before
        const target = { uid: String(block._uid), blockLabel: definition?.display_name ?? '' }
        changes.push({ ...target, fieldLabel: field.display_name, before, after })
        return after
      }
      if (field.type === 'text' || field.type === 'textarea') {
        return typeof value === 'string' && !isAddressOrId(name, value) ? replaceText(value) : value
      }
      if (field.type === 'richtext') return replaceInRichText(value, replaceText, replaceInBlock)
      if (field.type === 'table') return replaceInTable(value, replaceText)
      if (field.type === 'asset' || field.type === 'multiasset')
        return replaceInAssets(value, replaceText)
      if (field.type === 'bloks' && Array.isArray(value)) return mapItems(value, replaceInBlock)
      return value
    })
  }
  return { content: replaceInBlock(content), changes }
}

function createPattern({ find, onlyWholeWords }: Replacement): RegExp | undefined {
  if (find === '') return undefined
  const literal = find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const [start, end] = onlyWholeWords ? ['(?<![\\p{L}\\p{N}_])', '(?![\\p{L}\\p{N}_])'] : ['', '']
  return new RegExp(`${start}${literal}${end}`, 'gu')
}

type ReplaceText = (text: string) => string

function replaceInTable(value: Json, replaceText: ReplaceText): Json {
  if (Array.isArray(value)) return mapItems(value, (item) => replaceInTable(item, replaceText))
  if (!isObject(value)) return value
  return mapMembers(value, (name, member) => {
    if (name === 'value' && typeof member === 'string') return replaceText(member)
    return name === 'thead' || name === 'tbody' || name === 'body'
      ? replaceInTable(member, replaceText)
      : member
  })
}

function replaceInRichText(
  value: Json,
  replaceText: ReplaceText,
  replaceInBlock: (block: JsonObject) => JsonObject,
): Json {
  if (Array.isArray(value))
    return mapItems(value, (item) => replaceInRichText(item, replaceText, replaceInBlock))
  if (!isObject(value)) return value
  if (value.type === 'blok' && isObject(value.attrs) && Array.isArray(value.attrs.body)) {
    const body = mapItems(value.attrs.body, (item) =>
      isObject(item) ? replaceInBlock(item) : item,
    )
    return body === value.attrs.body ? value : { ...value, attrs: { ...value.attrs, body } }
  }
  return mapMembers(value, (name, member) => {
    if (name === 'text' && typeof member === 'string') return replaceText(member)
    return name === 'content' ? replaceInRichText(member, replaceText, replaceInBlock) : member
  })
}

/** Replaces in the texts of assets. An asset stores each text twice; the change is reported once. */
function replaceInAssets(value: Json, replaceText: ReplaceText): Json {
  if (Array.isArray(value)) return mapItems(value, (item) => replaceInAssets(item, replaceText))
  if (!isObject(value)) return value
  const replaceInTexts = (asset: JsonObject, replaceAssetText: ReplaceText): JsonObject =>
    mapMembers(asset, (name, text) =>
      ASSET_TEXT_MEMBERS.has(name) && typeof text === 'string' && text !== ''
        ? replaceAssetText(text)
        : text,
    )
  const replacements = new Map<string, string>()
  const replaceOnce: ReplaceText = (text) => {
    const replaced = replacements.get(text) ?? replaceText(text)
    replacements.set(text, replaced)
    return replaced
  }
  const replacedAsset = replaceInTexts(value, replaceOnce)
  if (!isObject(replacedAsset.meta_data)) return replacedAsset
  const meta_data = replaceInTexts(replacedAsset.meta_data, replaceOnce)
  return meta_data === replacedAsset.meta_data ? replacedAsset : { ...replacedAsset, meta_data }
}

const ASSET_TEXT_MEMBERS = new Set(['alt', 'title', 'copyright', 'source'])

/** True for addresses, ids, and other text that is not meant for readers. */
function isAddressOrId(name: string, value: string): boolean {
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
  return items.every((item, index) => item === list[index]) ? list : items
}
