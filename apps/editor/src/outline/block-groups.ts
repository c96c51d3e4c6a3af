import { BLOCK_GROUPS, type BlockGroup } from '@prospectus/content/schema/blocks/block'
import type { EditorComponent } from '../api/api.ts'

/** Blocks by what they are for, and after them the parts that only one block holds; empty groups are left out. */
export function groupedBlocks(blocks: readonly EditorComponent[]): readonly {
  readonly group: BlockGroup | 'parts'
  readonly blocks: readonly EditorComponent[]
}[] {
  return ([...BLOCK_GROUPS, 'parts'] as const)
    .map((group) => ({
      group,
      blocks: blocks.filter((block) => (block.group ?? 'parts') === group),
    }))
    .filter((each) => each.blocks.length > 0)
}
