import { allBlocks } from '@prospectus/content/schema/blocks/all-blocks'
import {
  type ComponentDefinition,
  componentDefinition,
} from '@prospectus/content/schema/blocks/component-definition'
import { inGerman } from '@prospectus/content/schema/german/in-german'
import { allItems } from '@prospectus/content/schema/stories/all-items'
import { allRoots } from '@prospectus/content/schema/stories/all-roots'
import type { QueryFields } from './fields.ts'
import { type Handler, type ManagementRoute, viewersRead } from './management-route.ts'
import { notFound, unusable } from './refusal.ts'

/** What stories, blocks and the parts inside them hold, as the block schemas say (DATA-4). */
function components(query: QueryFields): readonly ComponentDefinition[] {
  const roots = Object.values(allRoots).map((root) => componentDefinition(root, 'root'))
  const parts = [...Object.values(allBlocks), ...allItems].map((part) => componentDefinition(part))
  const all = [...roots, ...parts]
  return languageIn(query) === 'de' ? all.map(inGerman) : all
}

/** The language in which labels and help are asked for; English unless told. */
function languageIn(query: QueryFields): 'en' | 'de' {
  const language = query.text('language') ?? 'en'
  if (language === 'en' || language === 'de') return language
  throw unusable('language', language, 'en or de')
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
