import { type AnyExtension, Extension } from '@tiptap/core'
import { Gapcursor } from '@tiptap/extensions'
import { atomExtensions } from './atoms.ts'
import { type BlokOptions, blok } from './blok.ts'
import { link } from './link.ts'
import { markExtensions } from './marks.ts'
import { nodeExtensions, storedAttribute } from './nodes.ts'

/**
 * Everything that the rich text editor is made of. Undo and redo are those of the whole editor (decision
 * 0042).
 */
export function richTextExtensions(options: Partial<BlokOptions> = {}): AnyExtension[] {
  const types = [
    ...nodeExtensions,
    ...atomExtensions,
    blok.configure(options),
    // The order of the marks: the first one is outermost.
    link,
    ...markExtensions,
  ]
  const names = types.filter((type) => !(type instanceof Extension)).map(({ name }) => name)
  return [...types, storedAttribute(names.filter((name) => name !== 'text')), Gapcursor]
}
