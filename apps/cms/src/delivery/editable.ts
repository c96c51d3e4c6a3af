import { type ContentObject, mapObjects } from './content-tree.ts'

/**
 * Content of a draft with `_editable` as the last key of every blok, the root included: the comment by
 * which an editor knows what it is (delivery-protocol#content).
 */
export function markEditable(content: unknown, spaceId: number, storyId: number): unknown {
  return mapObjects(content, (object) => {
    if (typeof object.component !== 'string') return object
    const { _editable, ...blok } = object
    return { ...blok, _editable: editableComment(blok, spaceId, storyId) }
  })
}

/** JSON text as drafts are delivered: no `<` or `>`, so that the comments stay inert wherever it is put. */
export function escapeAngles(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
}

function editableComment(blok: ContentObject, spaceId: number, storyId: number): string {
  const uid = typeof blok._uid === 'string' ? blok._uid : ''
  const facts = { name: blok.component, space: String(spaceId), uid, id: String(storyId) }
  const pairs = Object.entries(facts).map(([key, value]) => {
    // A name must not be able to end the comment.
    return `"${key}": ${escapeAngles(JSON.stringify(value))}`
  })
  return `<!--#storyblok#{${pairs.join(', ')}}-->`
}
