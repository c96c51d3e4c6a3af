import type { Node } from '@tiptap/pm/model'
import type { Json, JsonObject } from '../../../document/json.ts'

/**
 * What each node of the editor was read from, or written as. ProseMirror never changes a node and keeps
 * those that an edit leaves alone, so that a part that nobody touched is saved as the very JSON it came from.
 */
export const storedOf = new WeakMap<Node, Json | undefined>()

/**
 * The attribute `stored` of a node: the members that it came with, in their order. The one that the editor
 * holds by itself, `content` or `marks`, is there by name only. Undefined for what was made here, and for
 * what could have been.
 */
export function shapeOf(
  json: JsonObject,
  held: 'content' | 'marks' | undefined,
): JsonObject | undefined {
  const names = Object.keys(json).join()
  const isOwn = json.type === protocolName(String(json.type))
  if (isOwn && (names === 'type' || (names === 'type,content' && isFilled(json.content, held)))) {
    return undefined
  }
  return held !== undefined && Array.isArray(json[held]) ? { ...json, [held]: [] } : json
}

function isFilled(content: Json | undefined, held: string | undefined): boolean {
  return held === 'content' && Array.isArray(content) && content.length > 0
}

/** A node's name as the protocol spells it: older content has `bulletList` for `bullet_list`. */
export function protocolName(type: string): string {
  return type.startsWith('table')
    ? type
    : type.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The name that a node of the editor is stored under. */
export function storedName(name: string): string {
  return name === 'image_block' ? 'image' : name
}
