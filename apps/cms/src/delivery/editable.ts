import { editableComment } from '@prospectus/protocol/editable-comment'
import { type ContentObject, mapObjects } from './content-tree.ts'

/**
 * Content of a draft with `_editable` as the last key of every blok, the root included: the comment by
 * which an editor knows what it is (delivery-protocol#content).
 */
export function markEditable(content: unknown, spaceId: number, storyId: number): unknown {
  return mapObjects(content, (object) => {
    if (typeof object.component !== 'string') return object
    const { _editable, ...blok } = object
    return { ...blok, _editable: commentOf(blok, spaceId, storyId) }
  })
}

function commentOf(blok: ContentObject, spaceId: number, storyId: number): string {
  const uid = typeof blok._uid === 'string' ? blok._uid : ''
  return editableComment({ name: blok.component, space: String(spaceId), uid, id: String(storyId) })
}
