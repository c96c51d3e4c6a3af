import { allBlocks, isBlockType } from '../blocks/all-blocks.ts'
import type { Fields, PartSchema } from '../fields/field.ts'
import { allRoots } from './all-roots.ts'

/** Parts of blocks and stories, by component name. */
export const allItems: readonly PartSchema[] = [
  ...new Set([...Object.values(allBlocks), ...Object.values(allRoots)].flatMap(partsOf)),
]
  .filter(({ component }) => !isBlockType(component))
  .sort((a, b) => (a.component < b.component ? -1 : 1))

function partsOf({ fields }: { readonly fields: Fields }): readonly PartSchema[] {
  return Object.values(fields).flatMap(({ of }) => (of === undefined ? [] : [of, ...partsOf(of)]))
}
