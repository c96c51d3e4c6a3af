import StoryblokClient, { type ISbStoriesParams } from 'storyblok-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onAnyDatabase, testUuid } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { publishStory } from '../stories/publish-story.ts'
import { fillContractSpace, ID } from './contract/content.fixture.ts'
import { memberAt } from './contract/contract-case.fixture.ts'
import {
  FILLED_AT,
  FILLED_VERSION,
  PREVIEW_TOKEN,
  PUBLIC_TOKEN,
  type ServedDelivery,
  serveDelivery,
} from './contract/served-delivery.fixture.ts'

onAnyDatabase('storyblok-js-client, unmodified', (open) => {
  let storage: Storage
  let served: ServedDelivery
  const clientOf = (accessToken: string, endpoint = served.base) =>
    new StoryblokClient({ accessToken, endpoint, rateLimit: 1000, retriesDelay: 1 })
  const published: ISbStoriesParams = { version: 'published' }
  const draft: ISbStoriesParams = { version: 'draft' }

  beforeAll(async () => {
    storage = await open({ now: () => FILLED_AT })
    await fillContractSpace(storage)
    served = await serveDelivery(storage)
  })
  afterAll(() => served.close())

  test('delivery-protocol#caching get: a story, through the redirect to its cv', async () => {
    const { data } = await clientOf(PUBLIC_TOKEN).get('cdn/stories/blog/apple', { ...published })
    expect(data).toMatchObject({ story: { id: ID.apple }, cv: FILLED_VERSION, rels: [], links: [] })
  })

  test.each([
    ['cdn/stories//blog/apple', ''],
    ['/cdn/stories/blog/apple/', ''],
    ['cdn/stories/1003/', '/'],
    ['cdn//stories/blog/apple', '//'],
  ])('delivery-protocol#transport get: %s, endpoint ending in "%s"', async (path, ending) => {
    const client = clientOf(PUBLIC_TOKEN, served.base + ending)
    expect((await client.get(path, { ...published })).data).toMatchObject({
      story: { id: ID.apple },
    })
  })

  test('delivery-protocol#lists-of-stories get: 500 uuids at once', async () => {
    const by_uuids = Array.from({ length: 500 }, (_, index) => testUuid(2000 + index)).join(',')
    const found = await clientOf(PUBLIC_TOKEN).get('cdn/stories', { ...published, by_uuids })
    expect(found.total).toBe(60)
  })

  test('delivery-protocol#languages getAll: a language, by its delivered slugs', async () => {
    const client = clientOf(PUBLIC_TOKEN)
    const inGerman = { ...published, language: 'de', fallback_lang: 'es_co' }
    const stories = await client.getAll('cdn/stories', { ...inGerman, content_type: 'article' })
    const slugs = stories.map(({ full_slug }) => full_slug)
    expect(slugs).toContain('de/blog/apple')
    const { data } = await client.get('cdn/stories', { ...inGerman, by_slugs: slugs.join(',') })
    expect(data.stories.map((story: unknown) => memberAt(story, 'full_slug'))).toEqual(slugs)
  })

  test('delivery-protocol#paging getAll: three pages of stories, of links and of drafts', async () => {
    const client = clientOf(PREVIEW_TOKEN)
    const stories = await client.getAll('cdn/stories', { ...published, starts_with: 'many/' })
    expect(stories.map(({ slug }) => slug)).toEqual(
      Array.from({ length: 60 }, (_, number) => `item-${String(number).padStart(2, '0')}`),
    )
    const links = await client.getAll('cdn/links', { starts_with: 'many/', ...draft })
    expect(new Set(links.map(({ uuid }) => uuid)).size).toBe(60)
  })

  test('delivery-protocol#relations of both levels are inserted into the content', async () => {
    const { data } = await clientOf(PUBLIC_TOKEN).get('cdn/stories/blog/apple', {
      ...published,
      resolve_relations: ['article.author', 'person.team'],
    })
    const author = memberAt(data, 'story', 'content', 'author')
    expect(memberAt(author, 'full_slug')).toBe('people/ann')
    expect(memberAt(author, 'content', 'team', 0, 'full_slug')).toBe('people/crew')
  })

  test('delivery-protocol#relations more than 50 relations are fetched by uuid', async () => {
    const { data } = await clientOf(PUBLIC_TOKEN).get('cdn/stories/hubs/fifty-one', {
      ...published,
      resolve_relations: 'hub.items',
    })
    const items = data.story.content.items.map((item: unknown) => memberAt(item, 'uuid'))
    expect(items).toEqual(Array.from({ length: 51 }, (_, index) => testUuid(2000 + index)))
  })

  test('delivery-protocol#relations links are inserted into the content, few or many', async () => {
    const client = clientOf(PUBLIC_TOKEN)
    const home = await client.get('cdn/stories/home', { ...published, resolve_links: 'url' })
    expect(memberAt(home.data, 'story', 'content', 'body', 0, 'link', 'story', 'url')).toBe(
      'blog/apple',
    )
    const hub = await client.get('cdn/stories/hubs/fifty-one', {
      ...published,
      resolve_links: 'story',
    })
    expect(memberAt(hub.data, 'story', 'content', 'lines', 50, 'link', 'story', 'slug')).toBe(
      'item-50',
    )
  })

  test('delivery-protocol#filters in the client’s own notation', async () => {
    const { data } = await clientOf(PUBLIC_TOKEN).get('cdn/stories', {
      ...published,
      content_type: 'article',
      filter_query: {
        __or: [{ title: { in: 'Cherry,Plum' } }, { count: { gt_int: 6 } }],
        title: { not_in: 'Apple John' },
      },
    })
    expect(data.stories.map((story: unknown) => memberAt(story, 'slug'))).toEqual([
      'banana',
      'cherry',
    ])
  })

  test('delivery-protocol#errors: 401, 404 and 422 with their messages', async () => {
    const client = clientOf(PUBLIC_TOKEN)
    const stranger = clientOf('none')
    await expect(stranger.get('cdn/stories', { ...published })).rejects.toMatchObject({
      status: 401,
    })
    await expect(client.get('cdn/stories', { ...draft })).rejects.toMatchObject({ status: 401 })
    await expect(client.get('cdn/stories/none', { ...published })).rejects.toMatchObject({
      status: 404,
      message: 'This record could not be found',
    })
    const unknown = { ...published, ...{ nonsense: 1 } }
    await expect(client.get('cdn/stories', unknown)).rejects.toMatchObject({
      status: 422,
      message: 'Parameter(s) nonsense not allowed',
    })
  })

  test('rate-limit-none, delivery-protocol#rate-limits: many requests at once all succeed', async () => {
    const requests = Array.from({ length: 100 }, () =>
      served.request('stories/home?cv=1', { token: PUBLIC_TOKEN }),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('cv-after-publish, delivery-protocol#caching: a new cv flushes the client’s cache', async () => {
    const client = new StoryblokClient({
      accessToken: PUBLIC_TOKEN,
      endpoint: served.base,
      rateLimit: 1000,
      cache: { type: 'memory', clear: 'auto' },
    })
    const nameOfCherry = async () =>
      memberAt(
        (await client.get('cdn/stories/news/cherry', { ...published })).data,
        'story',
        'name',
      )
    expect(await nameOfCherry()).toBe('cherry')
    await storage.change(publishStory, ID.cherry)
    expect(await nameOfCherry()).toBe('cherry')

    // Any other response carries the new cv, which empties the client's cache.
    await client.get('cdn/stories/people/ann', { ...published })
    expect(await nameOfCherry()).toBe('Cherry, changed')
    const response = await served.request('stories/news/cherry?cv=1', { token: PUBLIC_TOKEN })
    expect(response.body).toMatchObject({
      cv: FILLED_VERSION + 1,
      story: { name: 'Cherry, changed' },
    })
  })
})
