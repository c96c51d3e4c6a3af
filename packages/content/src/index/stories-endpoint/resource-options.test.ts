import { expect, it } from 'vitest'
import { resource } from '../../schema/stories/resource.ts'
import { RESOURCE_TYPES } from '../resources/resource-types.ts'
import { type ResourceView, resourceOptions } from './resource-options.ts'

const view: ResourceView = {
  lang: 'en',
  type: undefined,
  industry: undefined,
  theme: undefined,
  text: '',
  page: 1,
  perPage: 9,
}
const options = (given: Partial<ResourceView> = {}) => resourceOptions({ ...view, ...given })

it('RES-0 asks for every type of resource, newest first, nine a page', () => {
  expect(options()).toMatchObject({
    starts_with: RESOURCE_TYPES.map((type) => `${type}/`).join(','),
    filter_query: { component: { in: 'modules/resource' } },
    sort_by: 'content.date:desc',
    page: 1,
    per_page: 9,
  })
  expect(options()).not.toHaveProperty('search_term')
})

it('RES-2 asks for the type, theme and industry that are chosen, and for the text as typed', () => {
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

it('LANG-2 asks in the folder of the language', () => {
  expect(options({ lang: 'de', type: 'podcast' }).starts_with).toBe('de/podcast/')
  expect(options({ lang: 'de' }).starts_with).toMatch(/^de\/blog\/,de\/client-stories\//)
})

it('DATA-9 asks for what cannot be when the type is none of the resource types', () => {
  expect(options({ type: 'webinar-recording-pages' }).starts_with).toBe('/')
})

it('RES-0 leaves out every field of a resource but those that a card shows', () => {
  const excluded = new Set(options().excluding_fields?.split(','))
  const kept = Object.keys(resource.fields).filter((field) => !excluded.has(field))
  expect(kept).toEqual(['date', 'description', 'image', 'theme', 'industry', 'seo'])
})
