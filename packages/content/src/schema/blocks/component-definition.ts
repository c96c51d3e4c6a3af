import type {
  ComponentDefinition,
  ComponentField,
  FieldDefinition,
} from '@prospectus/protocol/management/definition'
import type { Fields } from '../fields/field.ts'
import { blockTypes } from './all-blocks.ts'
import type { BlockGroup } from './block.ts'

export interface EditorComponent extends ComponentDefinition {
  /** Set only for blocks. */
  readonly group?: BlockGroup
  /** Set for blocks that links can lead to (BLOCK-10). */
  readonly is_tool?: true
}

interface Schema {
  readonly component: string
  readonly label: string
  readonly fields: Fields
}

/** Definition of a block, item or root component; fields keep the schema's order. */
export function componentDefinition(
  { component, label, fields }: Schema,
  use: 'root' | 'nestable' = 'nestable',
): ComponentDefinition {
  return {
    name: component,
    display_name: label,
    is_root: use === 'root',
    is_nestable: use === 'nestable',
    schema: Object.fromEntries(
      Object.entries(fields).map(([name, { definition, fallback }], pos) => [
        name,
        {
          ...componentField(definition, pos),
          ...(fallback === true ? { default_value: true } : {}),
        },
      ]),
    ),
  }
}

/** Completes a definition: its position, the source of a list of choices, and which blocks a field of blocks allows. */
function componentField(definition: FieldDefinition, pos: number): ComponentField {
  const allowed =
    definition.component_whitelist ?? (definition.type === 'bloks' ? blockTypes : undefined)
  return {
    ...definition,
    ...(definition.datasource_slug === undefined ? {} : { source: 'internal' }),
    ...(allowed === undefined ? {} : { component_whitelist: allowed, restrict_components: true }),
    pos,
  }
}
