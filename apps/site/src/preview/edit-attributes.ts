import type { Block } from '@prospectus/content/schema/blocks/all-blocks'

/**
 * What tells the editor's bridge which block an element is (live-preview#edit-markers):
 * `data-blok-c`, the JSON inside the block's `_editable` comment as it is, and `data-blok-uid`,
 * `{story id}-{block uid}`. Undefined for a block without a usable comment, and for one that its
 * editor keeps out of reach with `editable` (BLOCK-2a).
 */
export function editAttributes(block: Block): Readonly<Record<string, string>> | undefined {
  if ('editable' in block && block.editable === false) return undefined
  const json = insideOf(block.editableComment)
  const place = json === undefined ? undefined : placeOf(json)
  if (json === undefined || place === undefined) return undefined
  return { 'data-blok-c': json, 'data-blok-uid': `${place.id}-${place.uid}` }
}

function insideOf(comment: string | undefined): string | undefined {
  if (!comment?.startsWith(OPENING) || !comment.endsWith(CLOSING)) return undefined
  return comment.slice(OPENING.length, -CLOSING.length)
}

function placeOf(json: string): { readonly id: string; readonly uid: string } | undefined {
  try {
    const { id, uid } = JSON.parse(json) ?? {}
    return isName(id) && isName(uid) ? { id: String(id), uid: String(uid) } : undefined
  } catch {
    return undefined
  }
}

function isName(value: unknown): value is string | number {
  return Number.isSafeInteger(value) || (typeof value === 'string' && value !== '')
}

const OPENING = '<!--#storyblok#'
const CLOSING = '-->'
