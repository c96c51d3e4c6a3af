import type { Node } from '@tiptap/pm/model'
import type { Json, JsonObject } from '../../../document/json.ts'

/**
 * The JSON that each node was read from or written as. Nodes are immutable and an edit reuses the unchanged ones, so
 * these are saved as exactly the JSON they came from.
 */
export const storedOf = new WeakMap<Node, Json | undefined>()

/**
 * Returns a node's attribute `stored`: the members of its JSON, in order, with the one that can be edited (`content` or
 * `marks`) left empty. Undefined when a node made in the editor would be stored the same way.
 */
export function shapeOf(
  json: JsonObject,
  edited: 'content' | 'marks' | undefined,
): JsonObject | undefined {
  const names = Object.keys(json).join()
  const isOwn = json.type === protocolName(String(json.type))
  if (isOwn && (names === 'type' || (names === 'type,content' && isFilled(json.content, edited)))) {
    return undefined
  }
  return edited !== undefined && Array.isArray(json[edited]) ? { ...json, [edited]: [] } : json
}

function isFilled(content: Json | undefined, edited: string | undefined): boolean {
  return edited === 'content' && Array.isArray(content) && content.length > 0
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
