import { allBlocks } from '../blocks/all-blocks.ts'
import { allItems } from './all-items.ts'

/**
 * Fields that refer to stories, as `component.field` for `resolve_relations` (delivery-protocol#relations,
 * CALL-2).
 */
export const relationFields: readonly string[] = [...Object.values(allBlocks), ...allItems].flatMap(
  ({ component, fields }) =>
    Object.entries(fields).flatMap(([name, { definition }]) =>
      'source' in definition && definition.source === 'internal_stories'
        ? [`${component}.${name}`]
        : [],
    ),
)
