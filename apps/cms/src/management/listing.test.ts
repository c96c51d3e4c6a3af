import { expect, test } from 'vitest'
import { onBothDatabases, testUuid } from '../storage/storage.fixture.ts'
import { manageFilled } from './served-management.fixture.ts'

onBothDatabases('management-api#stories the list', (open) => {
  test('is narrowed by folder, beginning, words, uuid and kind, in pages', async () => {
    const { ask } = await manageFilled(await open(), [
      { full_slug: 'home', name: 'Größe', position: -1 },
      { full_slug: 'news/one', published: false, position: 1 },
      { full_slug: 'news/two', position: 2 },
    ])
    const list = async (query: string) => {
      const { body, headers } = await ask(`GET stories?${query}`)
      const { stories } = body as unknown as { stories: { full_slug: string }[] }
      return [stories.map(({ full_slug }) => full_slug), Number(headers.get('total'))]
    }
    expect(await list('')).toEqual([['home', 'news', 'news/one', 'news/two'], 4])
    expect(await list('with_parent=501')).toEqual([['news/one', 'news/two'], 2])
    expect(await list('with_parent=0&folder_only=1')).toEqual([['news'], 1])
    expect(await list('starts_with=news/&per_page=1&page=2')).toEqual([['news/two'], 2])
    expect(await list('text_search=GROSSE')).toEqual([['home'], 1])
    expect(await list('text_search=%25')).toEqual([[], 0])
    expect(await list(`by_uuids=${testUuid(1002)},${testUuid(1003)}&story_only=1`)).toEqual([
      ['news/one', 'news/two'],
      2,
    ])
    expect(await list('with_slug=news/two')).toEqual([['news/two'], 1])
    expect(await list('by_slugs=home,news/one,news')).toEqual([['home', 'news', 'news/one'], 3])
    await ask('PUT stories/1003', { body: { story: { name: 'Changed' } } })
    expect((await ask('GET stories?starts_with=news/')).body.stories).toMatchObject([
      { published: false, unpublished_changes: false },
      { published: true, unpublished_changes: true, name: 'Changed', version: 2 },
    ])
  })
})
