import type { Node } from '@tiptap/pm/model'
import type { Json, JsonObject } from '../../../document/json.ts'

/**
 * The JSON that each node was read from or last saved as. ProseMirror nodes are immutable, and edits reuse unchanged
 * ones, so those are saved as exactly this JSON.
 */
export const storedJson = new WeakMap<Node, Json | undefined>()

/** What was read without a paragraph and is in a paragraph only for editing: nothing, or inline content. */
export type BareContent = 'empty' | 'inline'

/**
 * Returns the value of a node's attribute `stored`: its JSON with an empty list as the member that is edited (`content`
 * or `marks`). Undefined if a node made in the editor would be stored the same way.
 */
export function shapeOf(
  json: JsonObject,
  editable: 'content' | 'marks' | undefined,
): JsonObject | undefined {
  const names = Object.keys(json).join()
  const hasProtocolName = json.type === protocolName(String(json.type))
  if (
    hasProtocolName &&
    (names === 'type' || (names === 'type,content' && isFilled(json.content, editable)))
  ) {
    return undefined
  }
  return editable !== undefined && Array.isArray(json[editable])
    ? { ...json, [editable]: [] }
    : json
}

function isFilled(content: Json | undefined, editable: string | undefined): boolean {
  return editable === 'content' && Array.isArray(content) && content.length > 0
}

/**
 * Converts a node's name to the protocol's spelling: older content has `bulletList` for `bullet_list`. Table nodes,
 * such as `tableRow`, have capitals in the protocol too.
 */
export function protocolName(type: string): string {
  return type.startsWith('table')
    ? type
    : type.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Converts the editor's name of a node to the stored one. */
export function storedName(name: string): string {
  return name === 'image_block' ? 'image' : name
}
