import type { BlockReference } from './bridge-messages.ts'

/** The `_editable` comment by which an editor recognises a blok (delivery-protocol#content); `name` as stored. */
export function editableComment({
  name,
  space,
  uid,
  id,
}: Omit<BlockReference, 'name'> & { readonly name: unknown }): string {
  const pairs = Object.entries({ name, space, uid, id }).map(([key, value]) => {
    // A name must not be able to end the comment.
    return `"${key}": ${escapeAngles(JSON.stringify(value))}`
  })
  return `<!--#storyblok#{${pairs.join(', ')}}-->`
}

/** Escapes `<` and `>` in JSON text, so that comments in it stay inert in HTML. */
export function escapeAngles(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
}
