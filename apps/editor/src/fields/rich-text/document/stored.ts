import type { Node } from '@tiptap/pm/model'
import type { Json, JsonObject } from '../../../document/json.ts'

/**
 * The JSON that each node of the editor was read from, or was written as. ProseMirror never changes a node
 * and keeps those that an edit does not touch, so that untouched parts are saved as exactly the JSON they
 * came from.
 */
export const storedOf = new WeakMap<Node, Json | undefined>()

/**
 * The attribute `stored` of a node: the members of its JSON, in order. The one that the editor itself holds,
 * `content` or `marks`, is left empty. Undefined when nothing needs to be remembered, because a node made in
 * the editor would be stored in the same way.
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

/** The name under which a node of the editor is stored. */
export function storedName(name: string): string {
  return name === 'image_block' ? 'image' : name
}
