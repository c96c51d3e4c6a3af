import { type AnyExtension, Extension } from '@tiptap/core'
import { Gapcursor } from '@tiptap/extensions'
import { atomExtensions } from './atoms.ts'
import { type BlokOptions, blok } from './blok.ts'
import { link } from './link.ts'
import { markExtensions } from './marks.ts'
import { nodeExtensions, storedAttribute } from './nodes.ts'

/** All that the rich text editor is made of. Its history is the editor's own (decision 0042). */
export function richTextExtensions(options: Partial<BlokOptions> = {}): AnyExtension[] {
  const types = [
    ...nodeExtensions,
    ...atomExtensions,
    blok.configure(options),
    // The first mark stands around the others.
    link,
    ...markExtensions,
  ]
  const names = types.filter((type) => !(type instanceof Extension)).map(({ name }) => name)
  return [...types, storedAttribute(names.filter((name) => name !== 'text')), Gapcursor]
}
