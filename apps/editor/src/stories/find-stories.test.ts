import { expect, it } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { findStories, readStoriesByUuid } from './find-stories.ts'

const story = (full_slug: string, content_type: string) => ({
  id: full_slug.length,
  uuid: full_slug,
  name: full_slug,
  full_slug,
  content_type,
})
const stories = [
  story('pricing', 'modules/page'),
  story('_templates/pricing', 'modules/page'),
  story('people/price', 'person'),
]
it.each([
  [undefined, ['pricing', 'people/price']],
  [['person'], ['people/price']],
])('offers no templates, and only the kinds %j', async (types, offered) => {
  const found = await findStories(
    createFakeContentSystem(() => ({ body: { stories } })).read,
    'pri',
    types,
  )
  expect(found.map(({ full_slug }) => full_slug)).toEqual(offered)
})

it('offers only stories with a page for a link, also at the exact address', async () => {
  const { read, requests } = createFakeContentSystem(() => ({ body: { stories } }))
  await findStories(read, '/contact', 'pages')
  expect(requests.map((what) => new URLSearchParams(what.split('?')[1]).get('with_page'))).toEqual([
    '1',
    '1',
  ])
})

it('the story at the exact address comes first', async () => {
  const { read } = createFakeContentSystem(({ query }) => {
    const found: Record<string, readonly unknown[]> = {
      'careers,careers/': [story('careers/', 'modules/page')],
      'https://vendor.example/careers/': [
        story('careers/engineer', 'modules/page'),
        story('careers/', 'modules/page'),
      ],
    }
    return { body: { stories: found[query.get('with_slug') ?? query.get('text_search') ?? ''] } }
  })
  const stories = await findStories(read, 'https://vendor.example/careers/', undefined)
  expect(stories.map(({ full_slug }) => full_slug)).toEqual(['careers/', 'careers/engineer'])
})

it('stories are read by uuid in pages, and without a uuid nothing is requested', async () => {
  const { read, requests } = createFakeContentSystem(({ query }) => {
    const uuids = query.get('by_uuids')?.split(',') ?? []
    return { body: { stories: uuids.map((uuid) => story(uuid, 'modules/page')) } }
  })
  const uuids = Array.from({ length: 101 }, (_, at) => `uuid-${at}`)
  const stories = await readStoriesByUuid(read, uuids)
  expect(stories.map(({ uuid }) => uuid)).toEqual(uuids)
  expect(requests).toHaveLength(2)
  expect(await readStoriesByUuid(read, [])).toEqual([])
  expect(requests).toHaveLength(2)
})
