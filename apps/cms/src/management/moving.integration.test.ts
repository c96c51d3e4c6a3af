import { readStory } from '@prospectus/content/reading/read-story'
import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase, onBothDatabases } from '../storage/storage.fixture.ts'
import { type ManagementClient, serveManagementWithStories } from './served-management.fixture.ts'

const PAGE = { component: 'modules/page', body: [] }

onAnyDatabase('management-api#moving ROUTE-4', (open) => {
  test('a published story leaves a redirect at each old address, always one hop long', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'one', content: PAGE },
      { full_slug: 'news/other', content: PAGE },
    ])
    const move = (story: unknown) => send('PUT stories/1001/move', { body: { story } })
    await move({ slug: 'two' })
    expect(await destination(read, 'one')).toBe('/two')
    await move({ parent_id: 501, slug: 'three' })
    expect(await destination(read, 'one')).toBe('/news/three')
    expect(await destination(read, 'two')).toBe('/news/three')
    expect((await read('stories/news/three')).body.story).toMatchObject({ id: 1001 })
    await move({ parent_id: 0, slug: 'one' })
    expect((await read('stories/one')).body.story).toMatchObject({ id: 1001, content: PAGE })
    expect(await destination(read, 'two')).toBe('/one')
    expect(await destination(read, 'news/three')).toBe('/one')
    expect((await send('GET stories')).headers.get('total')).toBe('3')
    expect((await send('GET stories?redirects=1')).headers.get('total')).toBe('2')
  })

  test('a redirect gets a new publishing time with each move, so that sites fetch it', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'one', content: PAGE },
    ])
    const stamp = async () => (await read('stories/one')).body.story?.published_at
    await send('PUT stories/1001/move', { body: { story: { slug: 'two' } } })
    const first = await stamp()
    await send('PUT stories/1001/move', { body: { story: { slug: 'three' } } })
    expect(String(await stamp()) > String(first)).toBe(true)
  })

  test('a site reads the redirect as any other redirect story, whatever letters the slug has', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'one', content: PAGE },
    ])
    await send('PUT stories/1001', { body: { story: { slug: 'größe' } } })
    const siteContext = { siteUrl: 'http://site.example', assetHosts: [], languages: [] }
    const { content } = readStory((await read('stories/one')).body.story, {
      ...siteContext,
      embedHost: '',
      pathOfUuid: () => undefined,
      pathOfSlug: () => undefined,
    })
    expect(content).toMatchObject({
      kind: 'redirect',
      destination: { href: '/gr%C3%B6%C3%9Fe' },
    })
  })

  test('a moved draft leaves no redirect, and an address that is used again is no longer one', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'draft', content: PAGE, published: false },
      { full_slug: 'one', content: PAGE },
    ])
    await send('PUT stories/1001', { body: { story: { slug: 'moved' } } })
    expect((await read('stories/draft')).status).toBe(404)
    await send('PUT stories/1002', { body: { story: { slug: 'two' } } })
    const body = { story: { slug: 'one', content: PAGE }, publish: 1 }
    expect((await send('POST stories', { body })).status).toBe(201)
    expect((await read('stories/one')).body.story).toMatchObject({ content: PAGE })
    const taken = await send('PUT stories/1001', { body: { story: { slug: 'two' } } })
    expect([taken.status, taken.body.field]).toEqual([422, 'story.slug'])
  })

  test('a moved folder leaves a redirect for each published story in it, and moves no redirects', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'news/', content: PAGE },
      { full_slug: 'news/one', content: PAGE },
      { full_slug: 'news/deep/two', content: PAGE },
      { full_slug: 'news/draft', content: PAGE, published: false },
    ])
    await send('PUT stories/1002', { body: { story: { slug: 'first' } } })
    await send('PUT stories/501/move', { body: { story: { slug: 'press' } } })
    expect(await destination(read, 'news/one')).toBe('/press/first')
    expect(await destination(read, 'news/first')).toBe('/press/first')
    expect(await destination(read, 'news/deep/two')).toBe('/press/deep/two')
    expect(await destination(read, 'news/')).toBe('/press/')
    expect((await read('stories/news/draft')).status).toBe(404)
    expect((await read('stories/press/one')).status).toBe(404)
    await send('PUT stories/501/move', { body: { story: { slug: 'news' } } })
    expect((await read('stories/news/deep/two')).body.story).toMatchObject({ id: 1003 })
    expect(await destination(read, 'news/one')).toBe('/news/first')
    expect(await destination(read, 'press/first')).toBe('/news/first')
  })

  test('a redirect cannot be edited; it is deleted and restored with its story', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'one', content: PAGE },
    ])
    await send('PUT stories/1001', { body: { story: { slug: 'two' } } })
    const { stories } = (await send('GET stories?redirects=1')).body
    expect(stories).toMatchObject([{ full_slug: 'one', redirect_to: 1001 }])
    const id = Number((await read('stories/one')).body.story?.id)
    expect((await send(`PUT stories/${id}`, { body: { story: { name: 'x' } } })).status).toBe(422)
    await send('DELETE stories/1001')
    expect((await read('stories/one')).status).toBe(404)
    await send('PUT stories/1001/undelete')
    expect(await destination(read, 'one')).toBe('/two')
    expect((await send(`DELETE stories/${id}`)).status).toBe(200)
    expect((await read('stories/one')).status).toBe(404)
    expect((await read('stories/two')).status).toBe(200)
  })

  test('a story can be moved after another one, and to the first place', async () => {
    const { send } = await serveManagementWithStories(
      await open(),
      ['a', 'b', 'c'].map((slug) => ({ full_slug: slug, content: PAGE })),
    )
    const order = async () => {
      const { body } = await send('GET stories?with_parent=0')
      return listOf(body, 'stories').map(({ slug }) => slug)
    }
    // In the same position the newest comes first.
    expect(await order()).toEqual(['c', 'b', 'a'])
    await send('PUT stories/1003/move?after_id=1001')
    expect(await order()).toEqual(['b', 'a', 'c'])
    await send('PUT stories/1001/move?after_id=0')
    expect(await order()).toEqual(['a', 'b', 'c'])
    await send('PUT stories/1003/move?after_id=1001')
    expect(await order()).toEqual(['a', 'c', 'b'])
    expect((await send('PUT stories/1003/move?after_id=77')).body.error).toBe(
      'The story 77 is not in the same folder as c.',
    )
    expect((await send('PUT stories/1003/move')).status).toBe(422)
  })

  test('a copy is a draft beside its story, with a free slug', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'one', name: 'One', content: PAGE, tag_list: ['a'] },
    ])
    const copy = await send('POST stories/1001/duplicate')
    expect(copy.status).toBe(201)
    const given = { name: 'One', tag_list: ['a'], content: PAGE, published: false, version: 1 }
    expect(copy.body.story).toMatchObject({ ...given, slug: 'one-2' })
    expect(copy.body.story?.uuid).not.toBe((await read('stories/one')).body.story?.uuid)
    const next = await send('POST stories/1001/duplicate', { body: { story: { name: 'Next' } } })
    expect(next.body.story).toMatchObject({ name: 'Next', slug: 'one-3' })
  })
})

onAnyDatabase('LANG-1 management-api#stories translations', (open) => {
  const langs = async ({ send }: ManagementClient, ids: readonly number[]) =>
    await Promise.all(ids.map(async (id) => (await send(`GET stories/${id}`)).body.story?.lang))

  test("a story created in a language's folder, or moved there, has that language", async () => {
    const management = await serveManagementWithStories(await open(), [
      { full_slug: 'one', content: PAGE },
      { full_slug: 'news/two', content: PAGE },
      { full_slug: 'de/drei', content: PAGE, lang: 'de' },
    ])
    const { send } = management
    const folder = (await send('GET stories?by_slugs=de&folder_only=1')).body
    const parent_id = Number(listOf(folder, 'stories')[0]?.id)
    const made = await send('POST stories', {
      body: { story: { slug: 'neu', parent_id, content: PAGE } },
    })
    expect(made.body.story).toMatchObject({ full_slug: 'de/neu', lang: 'de' })
    const news = (await send('GET stories?by_slugs=news&folder_only=1')).body
    for (const id of [1001, Number(listOf(news, 'stories')[0]?.id)])
      await send(`PUT stories/${id}/move`, { body: { story: { parent_id } } })
    expect(await langs(management, [1001, 1002, 1003])).toEqual(['de', 'de', 'de'])
    await send('PUT stories/1003/move', { body: { story: { parent_id: 0 } } })
    expect(await langs(management, [1003])).toEqual(['default'])
  })

  test('a copy that translates its story shares its group; each language has one', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'one', content: PAGE },
      { full_slug: 'de/drei', content: PAGE, lang: 'de' },
    ])
    const folder = (await send('GET stories?by_slugs=de&folder_only=1')).body
    const parent_id = Number(listOf(folder, 'stories')[0]?.id)
    const copied = (story: unknown) => send('POST stories/1001/duplicate', { body: { story } })
    const translation = await copied({ slug: 'eins', parent_id, translation: true })
    const { group_id } = (await send('GET stories/1001')).body.story ?? {}
    expect(translation.body.story).toMatchObject({ full_slug: 'de/eins', lang: 'de', group_id })
    const second = await copied({ slug: 'noch-eins', parent_id, translation: true })
    expect([second.status, second.body]).toEqual([
      422,
      {
        error: 'There is a page for this language already: de/eins.',
        field: 'story.translation',
      },
    ])
    const same = await copied({ slug: 'two', translation: true })
    expect(same.body.error).toBe('There is a page for this language already: one.')
    expect((await send('GET stories?text_search=two')).headers.get('total')).toBe('0')
  })

  test('LANG-1 a new page cannot join the group of a page in its own language', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'home', group_id: 'of-home' },
    ])
    const make = (slug: string, group_id: string) =>
      send('POST stories', { body: { story: { slug, group_id, content: { body: [] } } } })
    expect(await make('second', 'of-home')).toMatchObject({
      status: 422,
      body: { field: 'story.group_id', error: 'There is a page for this language already: home.' },
    })
    expect((await make('second', 'of-its-own')).status).toBe(201)
  })

  test('an existing page becomes a translation, if its language has none yet', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'one', content: PAGE },
      { full_slug: 'de/eins', content: PAGE, lang: 'de' },
      { full_slug: 'de/noch-eins', content: PAGE, lang: 'de' },
    ])
    const { group_id } = (await send('GET stories/1001')).body.story ?? {}
    const linked = (id: number) => send(`PUT stories/${id}`, { body: { story: { group_id } } })
    expect((await linked(1002)).body.story).toMatchObject({ alternates: [{ id: 1001 }] })
    expect((await send('GET stories/1001')).body.story).toMatchObject({
      alternates: [{ id: 1002 }],
    })
    const { status, body } = await linked(1003)
    expect([status, body.error, body.field]).toEqual([
      422,
      'There is a page for this language already: de/eins.',
      'story.group_id',
    ])
    expect((await send('GET stories/1003')).body.story).toMatchObject({ alternates: [] })
  })
})

onBothDatabases('management-api#moving a deleted story', (open) => {
  test('is restored as it was: ids, draft, published text, versions', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'one', content: PAGE },
    ])
    await send('PUT stories/1001', { body: { story: { name: 'Changed' } } })
    const before = (await send('GET stories/1001')).body.story
    expect((await send('DELETE stories/1001')).body.story).toMatchObject({ id: 1001 })
    expect((await send('GET stories/1001')).status).toBe(404)
    expect((await read('stories/one')).status).toBe(404)
    expect((await send('GET deleted_stories')).body).toMatchObject({
      deleted_stories: [{ id: 1001, full_slug: 'one', deleted_by: 'MANAGEMENT_TOKEN', stories: 1 }],
    })
    const back = (await send('PUT stories/1001/undelete')).body.story
    const times = { updated_at: expect.any(String), published_at: expect.any(String) }
    expect(back).toEqual({ ...before, ...times })
    expect((await read('stories/one')).body.story).toMatchObject({ name: 'one' })
    expect((await send('GET stories/1001/versions')).headers.get('total')).toBe('2')
    expect((await send('PUT stories/1001/undelete')).status).toBe(404)
  })

  test('a folder is restored with its contents, in the present location of its parent', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'a/b/', content: PAGE },
      { full_slug: 'a/b/c', content: PAGE },
    ])
    await send('DELETE stories/502')
    await send('PUT stories/501', { body: { story: { slug: 'z' } } })
    expect((await send('PUT stories/1002/undelete')).body.error).toContain(
      'was deleted together with 502',
    )
    expect((await send('PUT stories/502/undelete')).status).toBe(200)
    expect((await read('stories/z/b/c')).body.story).toMatchObject({ id: 1002 })
    expect((await read('stories/z/b/')).body.story).toMatchObject({ id: 1001 })
  })

  test('stays deleted while its address is taken or its folder is missing', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'a/one', content: PAGE },
    ])
    await send('DELETE stories/1001')
    const { body } = await send('POST stories', {
      body: { story: { slug: 'one', parent_id: 501 } },
    })
    expect((await send('PUT stories/1001/undelete')).status).toBe(422)
    await send(`DELETE stories/${body.story?.id}`)
    await send('DELETE stories/501')
    expect((await send('PUT stories/1001/undelete')).status).toBe(422)
    await send('PUT stories/501/undelete')
    expect((await send('PUT stories/1001/undelete')).status).toBe(200)
  })
})

async function destination(read: ManagementClient['read'], slug: string): Promise<unknown> {
  const { story } = (await read(`stories/${slug}`)).body
  expect(story?.content?.component).toBe('modules/redirect')
  return story?.content?.destination_url
}
