import { allBlocks } from '../blocks/all-blocks.ts'
import type { Fields } from '../fields/field.ts'
import { allItems } from './all-items.ts'
import { allRoots } from './all-roots.ts'

const schemas = [...Object.values(allBlocks), ...allItems, ...Object.values(allRoots)]

/** By component name without `modules/`; a block and a kind of story may share a name. */
const byComponent: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Map.groupBy(schemas, ({ component }) => bareName(component))].map(([name, alike]) => [
    name,
    new Set(alike.flatMap(({ fields }) => searchedOf(fields))),
  ]),
)

const ofAny: ReadonlySet<string> = new Set([...byComponent.values()].flatMap((names) => [...names]))

/**
 * The fields of a stored component whose words visitors read (SEARCH-2), as their schemas mark them. For an
 * unknown component, as older content holds them: the searched fields of every component.
 */
export function searchedFields(component: unknown): ReadonlySet<string> {
  return (typeof component === 'string' && byComponent.get(bareName(component))) || ofAny
}

function bareName(component: string): string {
  return component.replace(/^modules\//, '')
}

function searchedOf(fields: Fields): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.searched)
}
