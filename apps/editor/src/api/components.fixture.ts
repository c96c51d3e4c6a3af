import type { Components, LocalizedComponent } from './api.ts'

type Schema = LocalizedComponent['schema']

export function field(type: Schema[string]['type'], display_name: string): Schema[string] {
  return { type, display_name, pos: 0 }
}

/** A component as the editor reads it from the API; its label is its name by default. */
export function component(
  name: string,
  schema: Schema = {},
  display_name = name,
): LocalizedComponent {
  return { name, display_name, is_root: false, is_nestable: true, schema }
}

export function componentsOf(...all: readonly LocalizedComponent[]): Components {
  return new Map(all.map((each) => [each.name, each]))
}
