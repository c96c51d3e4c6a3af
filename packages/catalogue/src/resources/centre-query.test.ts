import { resource } from '@prospectus/content/schema/stories/resource'
import type { Clause } from '@prospectus/protocol/query/operations'
import type { FilterField, StoriesQuery } from '@prospectus/protocol/query/stories-query'
import { expect, it } from 'vitest'
import { centreFilterOf, centreOptions, type ResourceView } from './centre-query.ts'
import { queryOf } from './resource.fixture.ts'
import { RESOURCE_TYPES } from './resource-types.ts'

const view: ResourceView = {
  lang: 'en',
  type: undefined,
  industry: undefined,
  theme: undefined,
  text: '',
  page: 1,
  perPage: 9,
}
const options = (overrides: Partial<ResourceView> = {}) => centreOptions({ ...view, ...overrides })

it('RES-0 requests every type of resource, newest first, nine a page', () => {
  expect(options()).toMatchObject({
    starts_with: RESOURCE_TYPES.map((type) => `${type}/`).join(','),
    filter_query: { component: { in: 'modules/resource' } },
    sort_by: 'content.date:desc',
    page: 1,
    per_page: 9,
  })
  expect(options()).not.toHaveProperty('search_term')
})

it('RES-2 requests the chosen type, theme and industry, and the text as typed', () => {
  const chosen = { type: 'podcast', theme: 'ppm', industry: 'i-1', text: ' Über ', page: 3 }
  expect(options(chosen)).toMatchObject({
    starts_with: 'podcast/',
    filter_query: {
      component: { in: 'modules/resource' },
      theme: { in_array: 'ppm' },
      industry: { in_array: 'i-1' },
    },
    search_term: ' Über ',
    page: 3,
  })
})

it("LANG-2 requests the language's folder", () => {
  expect(options({ lang: 'de', type: 'podcast' }).starts_with).toBe('de/podcast/')
  expect(options({ lang: 'de' }).starts_with).toMatch(/^de\/blog\/,de\/client-stories\//)
})

it('DATA-9 lists nothing for an unknown resource type', () => {
  expect(options({ type: 'webinar-recording-pages' }).starts_with).toBe('/')
})

it('RES-0 leaves out every field of a resource but those that a card shows', () => {
  const excluded = new Set(options().excluding_fields?.split(','))
  const included = Object.keys(resource.fields).filter((field) => !excluded.has(field))
  expect(included).toEqual([
    ...['date', 'description', 'image', 'theme', 'industry'],
    ...['audio', 'duration', 'video_url', 'starts_at', 'ends_at', 'time_zone', 'seo'],
  ])
})

it('CALL-4 is encoded as scripts on pages have always sent it', () => {
  const chosen = { type: 'podcast', theme: 'ppm', industry: 'i-1', text: ' Über ', page: 3 }
  const excluded =
    'author,body,download,gated,gated_form,transcript,captions,recording_note,repeats,location,register,register_form,figures,schemas,prevent_indexing,excerpt,graphic'
  expect(JSON.stringify(options({ ...chosen, lang: 'de' }))).toBe(
    `{"starts_with":"de/podcast/","filter_query":{"component":{"in":"modules/resource"},"theme":{"in_array":"ppm"},"industry":{"in_array":"i-1"}},"search_term":" Über ","sort_by":"content.date:desc","page":3,"per_page":9,"excluding_fields":"${excluded}"}`,
  )
})

it.each<[string, Partial<ResourceView>]>([
  ['all resources', {}],
  ['one type', { type: 'podcast' }],
  ['a language', { lang: 'de' }],
  ['every filter', { lang: 'de', type: 'blog', theme: 'ppm', industry: 'i-1', text: 'x' }],
])('RES-0 the filters of a view are read back from its query: %s', (_name, overrides) => {
  const { lang, type, theme, industry } = { ...view, ...overrides }
  const query = queryOf({ ...view, ...overrides })
  expect(centreFilterOf(query, ['de'])).toEqual({ lang, theme, industry, ...(type && { type }) })
})

it.each<[string, Partial<StoriesQuery>]>([
  ['another order', { sort: { by: 'name', isDescending: true } }],
  ['oldest first', { sort: { by: 'content.date', isDescending: false } }],
  ['some uuids', { uuids: ['uuid-1'] }],
  ['two types of resource', { startsWith: ['blog/', 'news/'] }],
  ['two languages', { startsWith: ['blog/', 'de/blog/'] }],
  ['another place', { startsWith: ['about/'] }],
  ['any place', { startsWith: [] }],
  ['any component', { clauses: [] }],
  ['another component', { clauses: [{ field: 'component', operation: 'in', operand: ['page'] }] }],
  ['two themes', withClause({ field: 'theme', operation: 'in_array', operand: ['a', 'b'] })],
  ['not a theme', withClause({ field: 'theme', operation: 'not_in', operand: ['a'] })],
  ['a pattern', withClause({ field: 'theme', operation: 'like', operand: 'a' })],
  ['a date', withClause({ field: 'date', operation: 'in', operand: ['2020-01-01 00:00'] })],
])('CALL-4 no filters stand for a query with %s', (_name, change) => {
  expect(centreFilterOf({ ...queryOf(view), ...change }, ['de'])).toBeUndefined()
})

function withClause(clause: Clause<FilterField>): Pick<StoriesQuery, 'clauses'> {
  return { clauses: [...queryOf(view).clauses, clause] }
}
