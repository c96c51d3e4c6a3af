import { allBlocks } from '../blocks/all-blocks.ts'
import { type ComponentDefinition, componentDefinition } from '../blocks/component-definition.ts'
import { allItems } from './all-items.ts'
import { allRoots } from './all-roots.ts'

/** The definition of every component there is (DATA-4): kinds of story, then blocks, then their parts. */
export function componentDefinitions(): readonly ComponentDefinition[] {
  return [
    ...Object.values(allRoots).map((root) => componentDefinition(root, 'root')),
    ...[...Object.values(allBlocks), ...allItems].map((part) => componentDefinition(part)),
  ]
}
