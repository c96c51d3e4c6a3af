import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import { openBundledContent } from '@prospectus/content/seed/bundled-content'
import { expect, test } from 'vitest'
import { contentFolder } from '../../../../tools/run/project.ts'
import type { StoryQuery, View } from '../database/story-query.ts'
import { fillWith, onBothDatabases, testContent, testUuid } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { openStorage } from '../storage/storage.ts'
import { createStory } from '../stories/create-story.ts'

const bundled = () =>
  openBundledContent(contentFolder(), { assetHost: undefined, productPrefix: 'example' })

/** Every eighth story of the seed content; all of them in `npm run audit`. */
async function partlyBundled(): Promise<BundledContent> {
  const content = await bundled()
  if (process.env.EVERY_DATABASE) return content
  async function* stories() {
    let count = 0
    for await (const story of content.stories()) if (count++ % 8 === 0) yield story
  }
  return { ...content, stories }
}

/** More than one batch. */
const manyStories = () =>
  testContent(Array.from({ length: 500 }, (_, at) => ({ full_slug: `story-${at}` })))

const everything = (view: View): StoryQuery => ({
  view,
  where: [],
  search: undefined,
  sort: [],
  page: 1,
  perPage: 1000,
})

const links = (storage: Storage) =>
  storage.listLinks({
    view: 'draft',
    startsWith: [],
    parentId: undefined,
    uuid: undefined,
    page: 1,
    perPage: 1000,
  })

onBothDatabases('DATA-1 the seed content in the content system', (open, { kind, createUrl }) => {
  test('every story is imported with all members', async () => {
    const storage = await open({ now: () => new Date('2026-05-01T10:00:00.500Z') })
    const content = await partlyBundled()
    const counts = await storage.importContent(content, { spaceId: 4711 })
    const stored = await storage.listStories(everything('draft'))
    const byUuid = new Map(stored.items.map((story) => [story.uuid, story]))
    const ids = new Set(stored.items.map(({ id }) => id))
    let published = 0
    for await (const { story, published: isPublished } of content.stories()) {
      if (isPublished) published++
      const { content: body, alternates, ...fields } = story
      expect(byUuid.get(story.uuid)).toMatchObject(fields)
      expect(byUuid.get(story.uuid)?.content).toBe(JSON.stringify(body))
      const of = (list: readonly { readonly id: number }[]) =>
        list.flatMap(({ id }) => (ids.has(id) ? [id] : [])).sort()
      expect(of(byUuid.get(story.uuid)?.alternates ?? [])).toEqual(of(alternates))
    }
    const folders = await content.folders()
    expect(counts).toMatchObject({ stories: byUuid.size, folders: folders.length })
    expect((await storage.listStories(everything('published'))).total).toBe(published)
    const storedLinks = await links(storage)
    expect(storedLinks.total).toBe(byUuid.size + folders.length)
    for (const { id, uuid, slug, name, published: is, parent_id, position } of folders) {
      const expected = {
        id,
        uuid,
        slug,
        name,
        published: is,
        parent_id,
        position,
        is_folder: true,
      }
      expect(storedLinks.items.find((link) => link.id === id)).toMatchObject(expected)
    }
    expect(await storage.space()).toEqual({
      id: 4711,
      name: content.space.name,
      version: Date.parse('2026-05-01T10:00:00Z') / 1000,
      languageCodes: content.space.languages,
      assetHost: content.space.assetHost,
      lineage: await content.digest(),
    })
    const entries = await content.datasourceEntries('resource-type')
    const list = { datasource: 'resource-type', dimension: undefined, page: 1, perPage: 1000 }
    const read = await storage.listDatasourceEntries(list)
    expect(read.items.map(({ id, name, value }) => [id, name, value])).toEqual(
      entries.map(({ id, name, value }) => [id, name, value]),
    )
    expect(await storage.findDatasource('resource-type')).toMatchObject({
      name: 'Resource type',
      dimensions: [{ name: 'German', entry_value: 'de' }],
    })
    const german = await storage.listDatasourceEntries({ ...list, dimension: 'de' })
    const translated = german.items.filter(({ name, dimension_value }) => {
      return dimension_value !== null && dimension_value !== name
    })
    expect(translated.length).toBeGreaterThan(0)
  })

  test('an unpublished story is a draft and never in published responses', async () => {
    const storage = await open()
    const content = { component: 'page', body: [{ component: 'banner', heading: 'secret' }] }
    await fillWith(storage, [
      { full_slug: 'a/seen', content },
      { full_slug: 'a/hidden', published: false, content },
    ])
    const slugs = async (query: Partial<StoryQuery> & { readonly view: View }) =>
      (await storage.listStories({ ...everything('draft'), ...query })).items.map(
        ({ slug }) => slug,
      )
    expect(await slugs({ view: 'published' })).toEqual(['seen'])
    expect(await slugs({ view: 'published', search: 'secret' })).toEqual(['seen'])
    expect(await slugs({ view: 'draft', search: 'secret' })).toEqual(['hidden', 'seen'])
    expect(await storage.storiesByUuid([testUuid(1002)], 'published')).toEqual([])
    expect(await storage.findStory({ id: 1002 }, 'draft')).toMatchObject({ published_at: null })
  })

  test('an interrupted import leaves an empty database, and can be repeated', async () => {
    const storage = await open()
    const content = manyStories()
    async function* broken() {
      let count = 0
      for await (const story of content.stories()) {
        if (++count > 230) throw new Error('The power went out')
        yield story
      }
    }
    const interrupted: BundledContent = { ...content, stories: broken }
    await expect(storage.importContent(interrupted, { spaceId: 1 })).rejects.toThrow(
      'The power went out',
    )
    expect(await storage.isEmpty()).toBe(true)
    await storage.importContent(content, { spaceId: 1 })
    expect(await storage.isEmpty()).toBe(false)
    expect((await storage.listStories(everything('draft'))).total).toBeGreaterThan(230)
  })

  test('a filled database is not changed', async () => {
    const storage = await open()
    await fillWith(storage, [{ full_slug: 'a' }])
    await expect(fillWith(storage, [{ full_slug: 'b' }])).rejects.toThrow(
      'The database already holds a space: nothing was imported.',
    )
    expect((await storage.listStories(everything('draft'))).items.map(({ slug }) => slug)).toEqual([
      'a',
    ])
  })

  test('new ids are above every imported one', async () => {
    const storage = await open()
    const datasources = { 'theme-type': { A: 'a' }, 'industry-type': { B: 'b' } }
    await fillWith(storage, [{ full_slug: 'a', id: 70_000 }], { datasources })
    expect((await storage.change(createStory, { slug: 'b' })).id).toBeGreaterThan(70_000)
  })

  test.each([
    [
      'two stories with one id',
      [
        { full_slug: 'a', id: 5 },
        { full_slug: 'b', id: 5 },
      ],
      'the id 5',
    ],
    ['two stories at one slug', [{ full_slug: 'a' }, { full_slug: 'a' }], 'the full_slug a'],
    ['a story without id', [{ full_slug: 'a', id: 0 }], 'The story a has no id'],
    ['a story without slug', [{ full_slug: '', slug: '' }], 'no full slug'],
  ])('rejects %s', async (_name, stories, message) => {
    const storage = await open()
    await expect(fillWith(storage, stories)).rejects.toThrow(message)
    expect(await storage.isEmpty()).toBe(true)
  })

  test('missing members get defaults, and all times the same format', async () => {
    const storage = await open()
    await fillWith(storage, [
      { full_slug: 'a', published_at: null, created_at: '2026-02-03', updated_at: 'soon' },
    ])
    expect(await storage.findStory({ fullSlug: 'a' }, 'published')).toMatchObject({
      created_at: '2026-02-03T00:00:00.000Z',
      updated_at: '2026-02-03T00:00:00.000Z',
      published_at: '2026-01-01T00:00:00.000Z',
    })
  })

  if (kind === 'postgres') {
    test('of two servers that start on one empty database one imports, and the other gets an error', async () => {
      const url = await createUrl('none')
      const storages = await Promise.all([openStorage(url), openStorage(url)])
      const content = manyStories()
      const imports = storages.map((storage) => storage.importContent(content, { spaceId: 1 }))
      const results = await Promise.allSettled(imports)
      const total = (await storages[0]?.listStories(everything('draft')))?.total
      await Promise.all(storages.map((storage) => storage.close()))
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(total).toBeGreaterThan(200)
    })
  }
})
