import type { Choice, ComponentDefinition } from '@prospectus/protocol/management/definition'
import { allBlocks } from '../blocks/all-blocks.ts'
import type { BlockSchema } from '../blocks/block.ts'
import { componentDefinition, type EditorComponent } from '../blocks/component-definition.ts'
import { NO_DRAWING } from '../blocks/graphic.ts'
import { allItems } from './all-items.ts'
import { allRootSchemas } from './all-root-schemas.ts'

/** Definitions of all kinds of story, then blocks, then their items (DATA-4). */
export function componentDefinitions(): readonly ComponentDefinition[] {
  return [
    ...Object.values(allRootSchemas).map((root) => componentDefinition(root, 'root')),
    ...[...Object.values(allBlocks), ...allItems].map((schema) => componentDefinition(schema)),
  ]
}

/**
 * Definitions for the editor, with each block's group and whether it is a tool. Leaves out fields that offer no choice,
 * such as the drawing of a brand that has none.
 */
export function editorComponents(): readonly EditorComponent[] {
  const blocks = new Map<string, BlockSchema>(Object.entries(allBlocks))
  return componentDefinitions().map((complete) => {
    const definition = { ...complete, schema: withoutEmptyChoices(complete.schema) }
    const block = blocks.get(definition.name)
    if (block === undefined) return definition
    const { group, isTool } = block
    return { ...definition, group, ...(isTool ? { is_tool: true } : {}) }
  })
}

function withoutEmptyChoices(schema: ComponentDefinition['schema']): ComponentDefinition['schema'] {
  return Object.fromEntries(
    Object.entries(schema).filter(([, { options }]) => !options?.every(isNone)),
  )
}

const isNone = ({ value }: Choice) => value === NO_DRAWING
