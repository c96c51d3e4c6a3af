import type { Node } from '@tiptap/pm/model'
import type { Json, JsonObject } from '../../../document/json.ts'

/**
 * The JSON that each node was read from or written as. ProseMirror never changes a node and keeps those that an edit
 * leaves alone, so that these are saved as exactly the JSON they came from.
 */
export const storedOf = new WeakMap<Node, Json | undefined>()

/**
 * Returns a node's attribute `stored`: the members of its JSON, in order, with the one that the editor holds itself
 * (`content` or `marks`) left empty. Undefined when a node made in the editor would be stored the same way.
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

/** Spells a node's name as the protocol does: older content has `bulletList` for `bullet_list`. */
export function protocolName(type: string): string {
  return type.startsWith('table')
    ? type
    : type.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export function storedName(name: string): string {
  return name === 'image_block' ? 'image' : name
}
