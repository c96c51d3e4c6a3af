import { diff3Merge } from 'node-diff3'
import { isObject, type Json, type JsonObject, sameJson } from './json.ts'

interface MergedValue {
  /** Undefined: the field is gone. */
  readonly value: Json | undefined
  /** True when both sides have changed it, so that their change was dropped. */
  readonly isClash: boolean
}

type Value = Json | undefined

/** Merges one field of a block. A change of one side is applied; where both changed it, mine stays. */
export function mergeValue(base: Value, mine: Value, theirs: Value): MergedValue {
  if (sameJson(mine, base)) return { value: theirs, isClash: false }
  if (sameJson(theirs, base) || sameJson(mine, theirs)) return { value: mine, isClash: false }
  const [was, own, other] = [base, mine, theirs]
  if (isRichText(was) && isRichText(own) && isRichText(other)) {
    return mergeRichText(was, own, other)
  }
  if (typeof was === 'string' && typeof own === 'string' && typeof other === 'string') {
    const text = mergeText(was, own, other)
    if (text !== undefined) return { value: text, isClash: false }
  }
  if (isPlugin(was) && isPlugin(own) && isPlugin(other)) return mergeMembers(was, own, other)
  return { value: mine, isClash: true }
}

export interface RichText extends JsonObject {
  readonly content: readonly Json[]
}

export function isRichText(value: Value): value is RichText {
  return isObject(value) && value.type === 'doc' && Array.isArray(value.content)
}

/** True for a value with several members, such as the fields for search engines. */
export function isPlugin(value: Value): value is JsonObject {
  return isObject(value) && typeof value.plugin === 'string'
}

/** Merges by paragraphs and other nodes, and those that both have changed by words. */
function mergeRichText(base: RichText, mine: RichText, theirs: RichText): MergedValue {
  const content = mergeNodes(base.content, mine.content, theirs.content)
  if (content === undefined) return { value: mine, isClash: true }
  return { value: { ...theirs, ...mine, content }, isClash: false }
}

function mergeMembers(base: JsonObject, mine: JsonObject, theirs: JsonObject): MergedValue {
  const merged: Record<string, Json> = {}
  let isClash = false
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const member = mergeValue(base[name], mine[name], theirs[name])
    isClash ||= member.isClash
    if (member.value !== undefined) merged[name] = member.value
  }
  return { value: merged, isClash }
}

/**
 * Merges two versions of a text word by word. Undefined where both changed the same words, and for a single word, such as
 * an address or a choice.
 */
function mergeText(base: string, mine: string, theirs: string): string | undefined {
  if (!/\S\s+\S/.test(base)) return undefined
  return mergeItems(wordsOf(base), wordsOf(mine), wordsOf(theirs))?.join('')
}

/** Merges two versions of a list of rich-text nodes. Undefined where both changed the same words. */
function mergeNodes(
  base: readonly Json[],
  mine: readonly Json[],
  theirs: readonly Json[],
): readonly Json[] | undefined {
  const [was, own, other] = [base, mine, theirs].map((nodes) =>
    nodes.map((node) => JSON.stringify(node)),
  )
  const merged = mergeItems(was ?? [], own ?? [], other ?? [], (left, right, before) => {
    if (left.length !== before.length || right.length !== before.length) return undefined
    const nodes = before.map((node, at) =>
      mergeNode(parsed(node), parsed(left[at]), parsed(right[at])),
    )
    return nodes.includes(undefined) ? undefined : nodes.map((node) => JSON.stringify(node))
  })
  return merged?.map(parsed)
}

type Clashing = (
  mine: readonly string[],
  theirs: readonly string[],
  base: readonly string[],
) => readonly string[] | undefined

interface Region {
  readonly ok?: string[]
  readonly conflict?: { readonly a: string[]; readonly o: string[]; readonly b: string[] }
}

/** @param clash merges items that both sides changed; undefined when it cannot */
function mergeItems(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  clash: Clashing = () => undefined,
): readonly string[] | undefined {
  const merged: string[] = []
  const regions: Region[] = diff3Merge([...mine], [...base], [...theirs], {
    excludeFalseConflicts: true,
  })
  for (const { ok = [], conflict } of regions) {
    const items = conflict === undefined ? ok : clash(conflict.a, conflict.b, conflict.o)
    if (items === undefined) return undefined
    merged.push(...items)
  }
  return merged
}

function mergeNode(base: Json, mine: Json, theirs: Json): Json | undefined {
  if (sameJson(mine, base)) return theirs
  if (sameJson(theirs, base) || sameJson(mine, theirs)) return mine
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return undefined
  const { content: was, ...plain } = base
  const { content: own, ...ownPlain } = mine
  const { content: other, ...otherPlain } = theirs
  if (!sameJson(plain, ownPlain) || !sameJson(plain, otherPlain)) return undefined
  if (!Array.isArray(was) || !Array.isArray(own) || !Array.isArray(other)) return undefined
  const isInline = [...was, ...own, ...other].some(isText)
  const content = isInline ? mergeInline(was, own, other) : mergeNodes(was, own, other)
  return content && { ...mine, content }
}

/** Merges text nodes as words with their marks. */
function mergeInline(base: readonly Json[], mine: readonly Json[], theirs: readonly Json[]) {
  const [was, own, other] = [base, mine, theirs].map((nodes) => nodes.flatMap(inlineItems))
  const merged = mergeItems(was ?? [], own ?? [], other ?? [])
  if (merged === undefined) return undefined
  const nodes: Json[] = []
  for (const node of merged.map(parsed)) {
    const last = nodes.at(-1)
    if (isText(node) && isText(last) && sameJson({ ...last, text: '' }, { ...node, text: '' })) {
      nodes[nodes.length - 1] = { ...last, text: last.text + node.text }
    } else nodes.push(node)
  }
  return nodes
}

function inlineItems(node: Json): readonly string[] {
  if (!isText(node)) return [JSON.stringify(node)]
  return wordsOf(node.text).map((text) => JSON.stringify({ ...node, text }))
}

function isText(node: Json | undefined): node is JsonObject & { readonly text: string } {
  return isObject(node) && node.type === 'text' && typeof node.text === 'string'
}

/** Splits a text into words, each with the space behind it. */
function wordsOf(text: string): readonly string[] {
  return text.split(/(?<=\s)(?=\S)/)
}

function parsed(node: string | undefined): Json {
  return JSON.parse(node ?? 'null')
}
