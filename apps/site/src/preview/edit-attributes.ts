import type { Block } from '@prospectus/content/schema/blocks/all-blocks'

/**
 * Returns the attributes by which the editor's bridge finds a block (live-preview#edit-markers). Undefined without a
 * valid `_editable` comment, and for blocks that are not editable (BLOCK-2a).
 */
export function editAttributes(block: Block): Readonly<Record<string, string>> | undefined {
  if ('editable' in block && block.editable === false) return undefined
  const json = jsonIn(block.editableComment)
  const ids = json === undefined ? undefined : idsIn(json)
  if (json === undefined || ids === undefined) return undefined
  return { 'data-blok-c': json, 'data-blok-uid': `${ids.id}-${ids.uid}` }
}

function jsonIn(comment: string | undefined): string | undefined {
  if (!comment?.startsWith(OPENING) || !comment.endsWith(CLOSING)) return undefined
  return comment.slice(OPENING.length, -CLOSING.length)
}

function idsIn(json: string): { readonly id: string; readonly uid: string } | undefined {
  try {
    const { id, uid } = JSON.parse(json) ?? {}
    return isId(id) && isId(uid) ? { id: String(id), uid: String(uid) } : undefined
  } catch {
    return undefined
  }
}

function isId(value: unknown): value is string | number {
  return Number.isSafeInteger(value) || (typeof value === 'string' && value !== '')
}

const OPENING = '<!--#storyblok#'
const CLOSING = '-->'
