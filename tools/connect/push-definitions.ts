import { RESOURCE_TYPES as TYPES } from '@prospectus/catalogue/resources/resource-types'
import {
  type MissingDefinitions,
  RESOURCE_TYPE_SOURCE,
  type SpaceComponent,
} from './missing-definitions.ts'
import { type ManagementClient, managementReason } from './space-access.ts'

/** Reads the components of a space, and the slugs of its data sources. */
export async function readDefinitions(client: ManagementClient): Promise<{
  readonly components: readonly SpaceComponent[]
  readonly datasources: readonly string[]
}> {
  const { components } = (await client.components.list()).data
  const { datasources } = (await client.datasources.list({ query: { per_page: 100 } })).data
  return {
    components: components as readonly SpaceComponent[],
    datasources: datasources.flatMap(({ slug }) => slug ?? []),
  }
}

/** Creates data sources (with entries only for resource types), then components; returns a sentence per failure. */
export async function pushDefinitions(
  client: ManagementClient,
  { components, datasources }: MissingDefinitions,
): Promise<readonly string[]> {
  const problems: string[] = []
  const push = async (subject: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      problems.push(`Not pushed: ${managementReason(error, subject)}`)
    }
  }
  for (const slug of datasources) {
    await push(`the data source ${slug}`, async () => {
      const { datasource } = (
        await client.datasources.create({ body: { datasource: { name: slug, slug } } })
      ).data
      for (const value of slug === RESOURCE_TYPE_SOURCE ? TYPES : []) {
        const entry = { name: value, value, datasource_id: Number(datasource.id) }
        await client.datasourceEntries.create({ body: { datasource_entry: entry } })
      }
    })
  }
  for (const component of components) {
    type Body = Parameters<ManagementClient['components']['create']>[0]['body']
    await push(`the component ${component.name}`, () =>
      client.components.create({ body: { component } as unknown as Body }),
    )
  }
  return problems
}
