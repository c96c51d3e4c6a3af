import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase, testUuid } from '../storage/storage.fixture.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

onAnyDatabase('management-api#stories the list', (open) => {
  test('is filtered by folder, prefix, words, uuid and kind, in pages', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'home', name: 'Größe', position: -1 },
      { full_slug: 'news/one', published: false, position: 1 },
      { full_slug: 'news/two', position: 2 },
    ])
    const list = async (query: string) => {
      const { body, headers } = await send(`GET stories?${query}`)
      return [
        listOf(body, 'stories').map(({ full_slug }) => full_slug),
        Number(headers.get('total')),
      ]
    }
    expect(await list('')).toEqual([['home', 'news', 'news/one', 'news/two'], 4])
    expect(await list('with_parent=501')).toEqual([['news/one', 'news/two'], 2])
    expect(await list('with_parent=0&folder_only=1')).toEqual([['news'], 1])
    expect(await list('starts_with=news/&per_page=1&page=2')).toEqual([['news/two'], 2])
    expect(await list('text_search=GROSSE')).toEqual([['home'], 1])
    expect(await list('text_search=%25')).toEqual([[], 0])
    expect(await list('text_search=/news/tw')).toEqual([['news/two'], 1])
    expect(await list('text_search=/two')).toEqual([['news/two'], 1])
    expect(await list('text_search=/wo')).toEqual([[], 0])
    expect(await list('text_search=ews/one')).toEqual([['news/one'], 1])
    expect(await list('text_search=https://vendor.example/news/one/?a=b')).toEqual([
      ['news/one'],
      1,
    ])
    expect(await list('text_search=https://vendor.example/')).toEqual([['home'], 1])
    expect(await list(`by_uuids=${testUuid(1002)},${testUuid(1003)}&story_only=1`)).toEqual([
      ['news/one', 'news/two'],
      2,
    ])
    expect(await list('with_slug=news/two')).toEqual([['news/two'], 1])
    expect(await list('by_slugs=home,news/one,news')).toEqual([['home', 'news', 'news/one'], 3])
    expect(await list('by_ids=1001,501')).toEqual([['home', 'news'], 2])
    const most = await send('GET stories?per_page=500')
    expect([most.status, most.headers.get('per-page')]).toEqual([200, '100'])
    for (const refused of ['by_ids=one', 'per_page=0', 'filter_query[theme][in]=ppm']) {
      expect((await send(`GET stories?${refused}`)).status, refused).toBe(422)
    }
    expect((await send('GET stories?by_ids=one')).status).toBe(422)
    await send('PUT stories/1003', { body: { story: { name: 'Changed' } } })
    expect((await send('GET stories?starts_with=news/')).body.stories).toMatchObject([
      { published: false, unpublished_changes: false },
      { published: true, unpublished_changes: true, name: 'Changed', version: 2 },
    ])
  })

  test('with_page=1 leaves out folders and stories without a page, such as a form', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'contact', position: 1, content: { component: 'modules/page', _uid: 'p' } },
      {
        full_slug: 'forms/contact',
        position: 2,
        content: { component: 'modules/form', _uid: 'f' },
      },
      { full_slug: 'forms/contact-old', content: { component: 'form', _uid: 'o' } },
      { full_slug: 'settings', position: 3, content: { component: 'modules/settings', _uid: 's' } },
      { full_slug: 'contact-unknown', position: 4, content: { component: 'elsewhere', _uid: 'e' } },
    ])
    const { body, headers } = await send('GET stories?with_page=1&text_search=contact')
    const found = listOf(body, 'stories').map(({ full_slug }) => full_slug)
    expect(found).toEqual(['contact', 'contact-unknown'])
    expect(headers.get('total')).toBe('2')
  })

  test('contain_component returns only stories with a block of that component, at any depth or as the root', async () => {
    const link = { component: 'link', _uid: 'l', label: 'component":"hero-banner' }
    const body = [{ component: 'call-to-action', _uid: 'c', links: [link] }]
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'with', position: 1, content: { component: 'modules/page', _uid: 'p', body } },
      { full_slug: 'without', position: 2, content: { component: 'modules/page', _uid: 'q' } },
    ])
    const found = async (component: string) => {
      const { body } = await send(`GET stories?contain_component=${component}`)
      return listOf(body, 'stories').map(({ full_slug }) => full_slug)
    }
    expect(await found('link')).toEqual(['with'])
    expect(await found('modules/page')).toEqual(['with', 'without'])
    expect(await found('hero-banner')).toEqual([])
    expect(await found('lin')).toEqual([])
  })

  test('has all stories at once in columns, children in order, without redirects', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'home', name: 'Home', position: -1 },
      { full_slug: 'news/one', published: false, position: 2 },
      { full_slug: 'news/two', position: 1 },
    ])
    const rows = async () => {
      const { body } = await send('GET story_tree')
      const { id, parent, name, slug, state, type, types } = Object(body)
      return slug.map((each: string, at: number) => {
        const folder = slug[id.indexOf(parent[at])] ?? ''
        return [folder, each, state[at], type[at] === -1 ? '' : types[type[at]], name[at]]
      })
    }
    const before = await rows()
    expect(before.map((row: string[]) => row.slice(0, 3))).toEqual([
      ['', 'home', 'p'],
      ['', 'news', 'f'],
      ['news', 'two', 'p'],
      ['news', 'one', 'd'],
    ])
    await send('PUT stories/1001', { body: { story: { name: 'Changed' } } })
    await send('PUT stories/1003/move', { body: { story: { slug: 'moved' } } })
    const after = await rows()
    expect(after).toHaveLength(before.length)
    expect(after[0]).toEqual(['', 'home', 'c', before[0][3], 'Changed'])
  })
})
