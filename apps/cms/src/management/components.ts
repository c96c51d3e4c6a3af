import { allBlocks } from '@prospectus/content/schema/blocks/all-blocks'
import {
  type ComponentDefinition,
  componentDefinition,
} from '@prospectus/content/schema/blocks/component-definition'
import { inGerman } from '@prospectus/content/schema/german/in-german'
import { allItems } from '@prospectus/content/schema/stories/all-items'
import { allRoots } from '@prospectus/content/schema/stories/all-roots'
import { askedLanguage } from './asked-language.ts'
import type { QueryFields } from './fields.ts'
import { type Handler, type ManagementRoute, viewersRead } from './management-route.ts'
import { notFound } from './refusal.ts'

/** What stories, blocks and the parts inside them hold, as the block schemas say (DATA-4). */
function components(query: QueryFields): readonly ComponentDefinition[] {
  const roots = Object.values(allRoots).map((root) => componentDefinition(root, 'root'))
  const parts = [...Object.values(allBlocks), ...allItems].map((part) => componentDefinition(part))
  const all = [...roots, ...parts]
  return askedLanguage(query) === 'de' ? all.map(inGerman) : all
}

const list: Handler = async ({ query }) => ({ body: { components: components(query) } })

const get: Handler = async ({ query, text }) => {
  const component = components(query).find(({ name }) => name === text('name'))
  if (component === undefined) throw notFound(`There is no component ${text('name')}`)
  return { body: { component } }
}

export const componentRoutes: readonly ManagementRoute[] = [
  { path: 'components', methods: { GET: viewersRead(list) } },
  { path: 'components/:name', methods: { GET: viewersRead(get) } },
]
