import { diff3Merge } from 'node-diff3'
import { isObject, isSameJson, type Json, type JsonObject } from './json.ts'

interface MergedValue {
  /** Undefined when the field is removed. */
  readonly value: Json | undefined
  /** True when both sides made changes that cannot be combined; the one in `theirs` is dropped. */
  readonly isConflict: boolean
}

type Value = Json | undefined

/**
 * Merges one field of a block. A change of one side is applied. If both sides changed a text, rich text or plugin,
 * changes to different words, nodes or members are combined; where that is impossible, mine stays.
 */
export function mergeValue(base: Value, mine: Value, theirs: Value): MergedValue {
  if (isSameJson(mine, base)) return { value: theirs, isConflict: false }
  if (isSameJson(theirs, base) || isSameJson(mine, theirs))
    return { value: mine, isConflict: false }
  if (isRichText(base) && isRichText(mine) && isRichText(theirs)) {
    return mergeRichText(base, mine, theirs)
  }
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    const text = mergeText(base, mine, theirs)
    if (text !== undefined) return { value: text, isConflict: false }
  }
  if (isPlugin(base) && isPlugin(mine) && isPlugin(theirs)) return mergeMembers(base, mine, theirs)
  return { value: mine, isConflict: true }
}

export interface RichTextJson extends JsonObject {
  readonly content: readonly Json[]
}

export function isRichText(value: Value): value is RichTextJson {
  return isObject(value) && value.type === 'doc' && Array.isArray(value.content)
}

/** True for a value whose members are merged one by one, such as the fields for search engines. */
export function isPlugin(value: Value): value is JsonObject {
  return isObject(value) && typeof value.plugin === 'string'
}

/** Merges node by node, and word by word where both changed the same node. */
function mergeRichText(base: RichTextJson, mine: RichTextJson, theirs: RichTextJson): MergedValue {
  const content = mergeNodes(base.content, mine.content, theirs.content)
  if (content === undefined) return { value: mine, isConflict: true }
  return { value: { ...theirs, ...mine, content }, isConflict: false }
}

function mergeMembers(base: JsonObject, mine: JsonObject, theirs: JsonObject): MergedValue {
  const merged: Record<string, Json> = {}
  let isConflict = false
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const member = mergeValue(base[name], mine[name], theirs[name])
    isConflict ||= member.isConflict
    if (member.value !== undefined) merged[name] = member.value
  }
  return { value: merged, isConflict }
}

/** Merges word by word. Undefined where both changed the same words, and for a single word, such as an address. */
function mergeText(base: string, mine: string, theirs: string): string | undefined {
  if (!/\S\s+\S/.test(base)) return undefined
  return mergeItems(splitIntoWords(base), splitIntoWords(mine), splitIntoWords(theirs))?.join('')
}

/** Merges lists of rich text nodes. Undefined if the changes of both sides cannot be combined. */
function mergeNodes(
  base: readonly Json[],
  mine: readonly Json[],
  theirs: readonly Json[],
): readonly Json[] | undefined {
  const mergedItems = mergeItems(
    base.map(stringifyNode),
    mine.map(stringifyNode),
    theirs.map(stringifyNode),
    (myItems, theirItems, baseItems) => {
      const count = baseItems.length
      if (myItems.length !== count || theirItems.length !== count) return undefined
      const nodes = baseItems.map((item, index) =>
        mergeNode(parseNode(item), parseNode(myItems[index]), parseNode(theirItems[index])),
      )
      return nodes.includes(undefined) ? undefined : nodes.map(stringifyNode)
    },
  )
  return mergedItems?.map(parseNode)
}

function stringifyNode(node: Json | undefined): string {
  return JSON.stringify(node)
}

type ResolveConflict = (
  mine: readonly string[],
  theirs: readonly string[],
  base: readonly string[],
) => readonly string[] | undefined

/** A part of the result of `diff3Merge`: items without a conflict, or mine (`a`), the base's (`o`) and theirs (`b`). */
interface Region {
  readonly ok?: string[]
  readonly conflict?: { readonly a: string[]; readonly o: string[]; readonly b: string[] }
}

/**
 * Merges two changed lists of items; undefined if items that both sides changed cannot be merged.
 *
 * @param resolve merges items that both sides changed; returns undefined when it cannot
 */
function mergeItems(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  resolve: ResolveConflict = () => undefined,
): readonly string[] | undefined {
  const merged: string[] = []
  const regions: Region[] = diff3Merge([...mine], [...base], [...theirs], {
    excludeFalseConflicts: true,
  })
  for (const { ok = [], conflict } of regions) {
    const items = conflict === undefined ? ok : resolve(conflict.a, conflict.b, conflict.o)
    if (items === undefined) return undefined
    merged.push(...items)
  }
  return merged
}

function mergeNode(base: Json, mine: Json, theirs: Json): Json | undefined {
  if (isSameJson(mine, base)) return theirs
  if (isSameJson(theirs, base) || isSameJson(mine, theirs)) return mine
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return undefined
  const { content: baseContent, ...baseRest } = base
  const { content: myContent, ...myRest } = mine
  const { content: theirContent, ...theirRest } = theirs
  if (!isSameJson(baseRest, myRest) || !isSameJson(baseRest, theirRest)) return undefined
  if (!Array.isArray(baseContent) || !Array.isArray(myContent) || !Array.isArray(theirContent))
    return undefined
  const isInline = [...baseContent, ...myContent, ...theirContent].some(isText)
  const content = isInline
    ? mergeInline(baseContent, myContent, theirContent)
    : mergeNodes(baseContent, myContent, theirContent)
  return content && { ...mine, content }
}

/** Merges text nodes word by word, each word with its marks. */
function mergeInline(base: readonly Json[], mine: readonly Json[], theirs: readonly Json[]) {
  const merged = mergeItems(
    base.flatMap(stringifyInline),
    mine.flatMap(stringifyInline),
    theirs.flatMap(stringifyInline),
  )
  if (merged === undefined) return undefined
  const nodes: Json[] = []
  for (const node of merged.map(parseNode)) {
    const last = nodes.at(-1)
    if (isText(node) && isText(last) && isSameJson({ ...last, text: '' }, { ...node, text: '' })) {
      nodes[nodes.length - 1] = { ...last, text: last.text + node.text }
    } else nodes.push(node)
  }
  return nodes
}

/** Returns each word of a text node as the JSON of a text node with its marks; any other node as one JSON text. */
function stringifyInline(node: Json): readonly string[] {
  if (!isText(node)) return [JSON.stringify(node)]
  return splitIntoWords(node.text).map((text) => JSON.stringify({ ...node, text }))
}

function isText(node: Json | undefined): node is JsonObject & { readonly text: string } {
  return isObject(node) && node.type === 'text' && typeof node.text === 'string'
}

/** Splits a text into words, each with the space after it. */
function splitIntoWords(text: string): readonly string[] {
  return text.split(/(?<=\s)(?=\S)/)
}

function parseNode(node: string | undefined): Json {
  return JSON.parse(node ?? 'null')
}
