import type { Json, JsonObject } from '@prospectus/protocol/values/json'

export type { Json, JsonObject }

export interface Block {
  readonly _uid: string
  readonly component: string
  readonly [field: string]: Json
}

/** The parts of a story that editors change. */
export interface Draft {
  readonly name: string
  readonly tag_list: readonly string[]
  readonly content: Block
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the members of a stored object; none for any other value. */
export function membersOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

/** Returns a stored text; '' for any other value. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** Returns a stored text or number as a text; '' for any other value. */
export function scalarText(value: Json | undefined): string {
  return typeof value === 'number' ? String(value) : textOf(value)
}

function isBlock(value: unknown): value is Block {
  return isObject(value) && typeof value.component === 'string' && typeof value._uid === 'string'
}

/** True for a list of blocks; false for an empty list, which may belong to any kind of field. */
export function isBlockList(value: unknown): value is readonly Block[] {
  return Array.isArray(value) && value.length > 0 && value.every(isBlock)
}

/** Returns the blocks in a field; none for any other value. */
export function blocksIn(value: Json | undefined): readonly Block[] {
  return isBlockList(value) ? value : []
}

/** Compares two values; the order of members does not matter. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]))
  }
  if (!isObject(one) || !isObject(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  )
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return isSameJson({ ...one }, { ...other })
}

/**
 * Returns the new value with every part that equals its old counterpart replaced by the old object, so that the two
 * are equal by `===`.
 */
export function reuseEqualParts<Value extends Json>(
  oldValue: Json | undefined,
  newValue: Value,
): Value {
  if (isSameJson(oldValue, newValue)) return oldValue as Value
  if (Array.isArray(newValue)) {
    const oldItems = Array.isArray(oldValue) ? oldValue : []
    const list: Json = newValue.map((item, index) =>
      reuseEqualParts(findCounterpart(oldItems, item, index), item),
    )
    return list as Value
  }
  if (!isObject(newValue) || !isObject(oldValue)) return newValue
  const members: Json = Object.fromEntries(
    Object.entries(newValue).map(([name, item]) => [name, reuseEqualParts(oldValue[name], item)]),
  )
  return members as Value
}

/** Finds the old value to compare an item with: a block by its id, anything else by its index. */
function findCounterpart(oldItems: readonly Json[], item: Json, index: number): Json | undefined {
  if (!isBlock(item)) return oldItems[index]
  return oldItems.find((block) => isBlock(block) && block._uid === item._uid)
}
