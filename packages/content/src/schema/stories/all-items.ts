import { allBlocks, isBlockType } from '../blocks/all-blocks.ts'
import type { Fields, ItemSchema } from '../fields/field.ts'
import { allRootSchemas } from './all-root-schemas.ts'

/** Items of blocks and stories, except those that are also blocks, sorted by component name. */
export const allItems: readonly ItemSchema[] = [
  ...new Set([...Object.values(allBlocks), ...Object.values(allRootSchemas)].flatMap(nestedItems)),
]
  .filter(({ component }) => !isBlockType(component))
  .sort((a, b) => (a.component < b.component ? -1 : 1))

function nestedItems({ fields }: { readonly fields: Fields }): readonly ItemSchema[] {
  return Object.values(fields).flatMap(({ itemSchema }) =>
    itemSchema === undefined ? [] : [itemSchema, ...nestedItems(itemSchema)],
  )
}
