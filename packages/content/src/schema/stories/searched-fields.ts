import { allBlocks } from '../blocks/all-blocks.ts'
import type { Fields } from '../fields/field.ts'
import { allItems } from './all-items.ts'
import { allRoots } from './all-roots.ts'

const schemas = [...Object.values(allBlocks), ...allItems, ...Object.values(allRoots)]

/** Searched fields by component without `modules/`; a block and a kind of story may share a name. */
const byComponent: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Map.groupBy(schemas, ({ component }) => bareName(component))].map(([name, sameName]) => [
    name,
    new Set(sameName.flatMap(({ fields }) => searchedNames(fields))),
  ]),
)

const allSearchedFields: ReadonlySet<string> = new Set(
  [...byComponent.values()].flatMap((names) => [...names]),
)

/** Fields read by the site search (SEARCH-2); those of all components for an unknown one. */
export function searchedFields(component: unknown): ReadonlySet<string> {
  return (
    (typeof component === 'string' && byComponent.get(bareName(component))) || allSearchedFields
  )
}

function bareName(component: string): string {
  return component.replace(/^modules\//, '')
}

function searchedNames(fields: Fields): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.isSearchable)
}
