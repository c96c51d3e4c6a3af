import { expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { halfDone } from '../kills/soundness.fixture.ts'
import { fillWith, onBothDatabases } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { changeStory } from '../stories/change-story.ts'
import { createStory } from '../stories/create-story.ts'
import { deleteStory } from '../stories/delete-story.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { listQuery } from './list-query.fixture.ts'
import { stories } from './stories.ts'

const NAMES = [
  'Earned value',
  'Value, earned',
  'Planning',
  'The plan',
  'Unplanned',
  'Büro',
  'And so',
]
const FOLDERS = ['plan', 'earned-value', 'the', 'news']

onBothDatabases('delivery-protocol#order of a search', (_, { createUrl }) => {
  test('is the same when stories are read in their order, no further than the page', async () => {
    const url = await createUrl()
    const storage = await openStorage(url)
    await fillWith(
      storage,
      Array.from({ length: 60 }, (_, index) => ({
        full_slug: `${FOLDERS[index % FOLDERS.length]}/story-${index}`,
        name: NAMES[index % NAMES.length] ?? '',
        position: (index * 7) % 11,
        published: index % 5 !== 0,
      })),
    )
    await change(storage)
    const database = await openDatabase(url)
    expect(await halfDone(database)).toEqual([])
    for (const search of [
      'plan',
      'earned',
      'earned value',
      'the',
      'in',
      'an',
      'story',
      'buro',
      'x',
    ]) {
      for (const view of ['published', 'draft'] as const) {
        for (const page of [1, 2, 5, 20]) {
          const query = listQuery({ search, view, page, perPage: 7 })
          const walked = await stories(database, query, 0)
          expect(walked, `${search}, ${view}, page ${page}`).toEqual(
            await stories(database, query, Number.POSITIVE_INFINITY),
          )
        }
      }
    }
    await database.db.destroy()
    await storage.close()
  })
})

/** Everything that gives a story another place, name or state. */
async function change(storage: Awaited<ReturnType<typeof openStorage>>): Promise<void> {
  const { items } = await storage.stories(listQuery({ view: 'draft', perPage: 100 }))
  const [first, second, third, fourth, fifth, sixth] = items.map(({ id }) => id)
  if (!first || !second || !third || !fourth || !fifth || !sixth) throw new Error('too few stories')
  await storage.change(changeStory, first, { name: 'A plan that is new', position: 99 })
  await storage.change(publishStory, first)
  await storage.change(changeStory, second, { name: 'Earned value, unpublished change' })
  await storage.change(changeStory, third, { slug: 'plan-of-a-place' })
  await storage.change(unpublishStory, fourth)
  await storage.change(deleteStory, fifth)
  await storage.change(createStory, { slug: 'the-new-plan', name: 'Earned value' })
  const { items: folders } = await storage.outline({
    parentId: 0,
    startsWith: undefined,
    search: 'news',
    uuids: [],
    fullSlugs: [],
    only: 'folders',
    redirects: false,
    page: 1,
    perPage: 1,
  })
  const [folder] = folders
  if (folder === undefined) throw new Error('there is no folder')
  await storage.change(changeStory, folder.id, { slug: 'plan-news' })
}
