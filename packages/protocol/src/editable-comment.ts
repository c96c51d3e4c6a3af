/** What the `_editable` comment of a blok says of it (delivery-protocol#content). */
export interface EditableData {
  /** Its component. */
  readonly name: unknown
  readonly space: string
  readonly uid: string
  /** Of the story that it stands in. */
  readonly id: string
}

/** The comment by which an editor knows a blok. */
export function editableComment({ name, space, uid, id }: EditableData): string {
  const pairs = Object.entries({ name, space, uid, id }).map(([key, value]) => {
    // A name must not be able to end the comment.
    return `"${key}": ${escapeAngles(JSON.stringify(value))}`
  })
  return `<!--#storyblok#{${pairs.join(', ')}}-->`
}

/** JSON text without `<` or `>`, so that the comments in it stay inert wherever it is put. */
export function escapeAngles(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
}
