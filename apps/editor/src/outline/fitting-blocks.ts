import type { Components, EditorComponent } from '../api/api.ts'
import { type Block, blocksIn } from '../document/json.ts'

/** The components that a field may hold, sorted by the names that editors see. */
export function fittingBlocks(
  components: Components,
  parent: Block | undefined,
  field: string,
): readonly EditorComponent[] {
  const definition = parent && components.get(parent.component)?.schema[field]
  if (definition?.type !== 'bloks') return []
  if (blocksIn(parent?.[field]).length >= (definition.maximum ?? Number.POSITIVE_INFINITY))
    return []
  const allowed = definition.component_whitelist
  const fitting = [...components.values()].filter(
    ({ name, is_nestable }) => is_nestable && (allowed?.includes(name) ?? true),
  )
  return fitting.sort((one, other) => one.display_name.localeCompare(other.display_name))
}

/** The fields of a block that hold blocks; what is added to the block goes into the first of them. */
export function blockFields(components: Components, block: Block): readonly string[] {
  const schema = components.get(block.component)?.schema ?? {}
  return Object.keys(schema).filter((name) => schema[name]?.type === 'bloks')
}

/** Whether a field holds as many blocks as it may. */
export function isFull(components: Components, parent: Block | undefined, field: string): boolean {
  const maximum = parent && components.get(parent.component)?.schema[field]?.maximum
  return maximum !== undefined && blocksIn(parent?.[field]).length >= maximum
}
