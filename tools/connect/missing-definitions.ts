import type { ComponentDefinition } from '@prospectus/protocol/management/definition'

/** The part of a space's definition of a component that is compared. */
export interface SpaceComponent {
  readonly name: string
  readonly schema?: Readonly<Record<string, unknown>> | undefined
}

export interface MissingDefinitions {
  readonly components: readonly ComponentDefinition[]
  /** Fields missing in components of the same name; those are never changed. */
  readonly fields: ReadonlyMap<string, readonly string[]>
  /** Slugs of data sources that fields name, or that the site reads (DATA-8). */
  readonly datasources: readonly string[]
}

/** What a space lacks of our component definitions and of the data sources that they need. */
export function missingDefinitions(
  ours: readonly ComponentDefinition[],
  space: {
    readonly components: readonly SpaceComponent[]
    readonly datasources: readonly string[]
  },
): MissingDefinitions {
  const existingByName = new Map(space.components.map((component) => [component.name, component]))
  const fields = ours.flatMap(({ name, schema }): [string, string[]][] => {
    const spaceComponent = existingByName.get(name)
    if (spaceComponent === undefined) return []
    const missingFields = Object.keys(schema).filter(
      (field) => !Object.hasOwn(spaceComponent.schema ?? {}, field),
    )
    return missingFields.length === 0 ? [] : [[name, missingFields]]
  })
  const namedSources = ours.flatMap(({ schema }) =>
    Object.values(schema).flatMap(({ datasource_slug }) => datasource_slug ?? []),
  )
  return {
    components: ours.filter(({ name }) => !existingByName.has(name)),
    fields: new Map(fields),
    datasources: [...new Set([...namedSources, RESOURCE_TYPE_SOURCE])].filter(
      (slug) => !space.datasources.includes(slug),
    ),
  }
}

/** True if a component has a field of Storyblok's SEO app, which has to be installed in the space. */
export function needsSeoApp(components: readonly ComponentDefinition[]): boolean {
  return components.some(({ schema }) =>
    Object.values(schema).some(({ field_type }) => field_type === 'seo-metatags'),
  )
}

/** The data source of resource types (DATA-9); no field names it. */
export const RESOURCE_TYPE_SOURCE = 'resource-type'
