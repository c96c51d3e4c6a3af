import { isObject, type Json, type JsonObject, sameJson } from './json.ts'
import { mergeNodes, mergeText } from './merge-text.ts'

export interface MergedValue {
  /** Undefined: the field is gone. */
  readonly value: Json | undefined
  /** Whether both sides have changed it, so that their change was dropped. */
  readonly isClash: boolean
}

type Value = Json | undefined

/**
 * Merges one field of a block. A change that only one side made is taken; where both changed it, mine stays.
 */
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

/** Whether a field holds several members, as that for search engines does. */
export function isPlugin(value: Value): value is JsonObject {
  return isObject(value) && typeof value.plugin === 'string'
}

/** Merges by paragraphs and other nodes; in those that both have changed, by words. */
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
