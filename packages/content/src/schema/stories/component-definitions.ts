import { allBlocks } from '../blocks/all-blocks.ts'
import type { BlockGroup } from '../blocks/block.ts'
import {
  type ComponentDefinition,
  componentDefinition,
  type EditorComponent,
} from '../blocks/component-definition.ts'
import { allItems } from './all-items.ts'
import { allRoots } from './all-roots.ts'

/** The definition of every component there is (DATA-4): kinds of story, then blocks, then their parts. */
export function componentDefinitions(): readonly ComponentDefinition[] {
  return [
    ...Object.values(allRoots).map((root) => componentDefinition(root, 'root')),
    ...[...Object.values(allBlocks), ...allItems].map((part) => componentDefinition(part)),
  ]
}

/** The same, each block with its group. */
export function editorComponents(): readonly EditorComponent[] {
  const groups = new Map<string, BlockGroup>(
    Object.values(allBlocks).map((block) => [block.component, block.group]),
  )
  return componentDefinitions().map((definition) => {
    const group = groups.get(definition.name)
    return group === undefined ? definition : { ...definition, group }
  })
}
