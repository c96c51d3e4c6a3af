import { expect, test } from 'vitest'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { changeStory } from './change-story.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { publishStory, unpublishStory } from './publish-story.ts'

onAnyDatabase('delivery-protocol#story folders and full slugs', (open) => {
  test('moving and renaming a folder moves everything in it, drafts and published', async () => {
    const storage = await open()
    const about = await storage.change(createStory, { slug: 'about', isFolder: true })
    const jobs = await storage.change(createStory, {
      slug: 'jobs',
      isFolder: true,
      parentId: about.id,
    })
    const start = await storage.change(createStory, {
      slug: 'jobs',
      name: 'Start',
      parentId: jobs.id,
      isStartpage: true,
    })
    const story = await storage.change(createStory, { slug: 'cook', parentId: jobs.id })
    const beside = await storage.change(createStory, { slug: 'jobs-old', parentId: about.id })
    await storage.change(publishStory, start.id)
    await storage.change(publishStory, story.id)
    await storage.change(changeStory, story.id, { name: 'Changed' })
    await storage.change(changeStory, jobs.id, { slug: 'careers', parentId: 0 })

    const slugs = async (id: number, view: 'draft' | 'published') => {
      const read = await storage.findStory({ id }, view)
      return [read?.slug, read?.full_slug]
    }
    for (const view of ['draft', 'published'] as const) {
      expect(await slugs(start.id, view)).toEqual(['careers', 'careers/'])
      expect(await slugs(story.id, view)).toEqual(['cook', 'careers/cook'])
    }
    const found = async (search: string) => {
      const query = {
        view: 'draft',
        where: NO_REDIRECTS,
        search,
        sort: [],
        page: 1,
        perPage: 10,
      } as const
      return (await storage.listStories(query)).items.map(({ id }) => id)
    }
    expect(await found('careers')).toContain(start.id)
    expect(await found('jobs')).toEqual([beside.id])
    expect(await slugs(beside.id, 'draft')).toEqual(['jobs-old', 'about/jobs-old'])
    const level = await storage.listStories({
      view: 'draft',
      where: [{ kind: 'level', level: 2 }, ...NO_REDIRECTS],
      search: undefined,
      sort: [{ by: { property: 'full_slug' }, isDescending: false, areNullsFirst: false }],
      page: 1,
      perPage: 10,
    })
    expect(level.items.map((item) => item.full_slug)).toEqual(['about/jobs-old', 'careers/cook'])
  })

  test('a search finds the words of a new slug, not of the old one', async () => {
    const storage = await open()
    const { id } = await storage.change(createStory, { slug: 'apple', name: 'Fruit' })
    await storage.change(publishStory, id)
    await storage.change(changeStory, id, { name: 'Changed' })
    await storage.change(changeStory, id, { slug: 'banana' })
    for (const view of ['draft', 'published'] as const) {
      const total = async (search: string) =>
        (
          await storage.listStories({
            view,
            where: NO_REDIRECTS,
            search,
            sort: [],
            page: 1,
            perPage: 5,
          })
        ).total
      expect([await total('apple'), await total('banana')]).toEqual([0, 1])
    }
  })

  test('a start page takes the slug of the folder that it is moved to, and can stop being one', async () => {
    const storage = await open()
    const folder = await storage.change(createStory, { slug: 'a', isFolder: true })
    const other = await storage.change(createStory, { slug: 'b', isFolder: true })
    const { id } = await storage.change(createStory, {
      slug: 'a',
      parentId: folder.id,
      isStartpage: true,
    })
    const moved = await storage.change(changeStory, id, { parentId: other.id })
    expect(moved).toMatchObject({ slug: 'b', full_slug: 'b/', is_startpage: true })
    const plain = await storage.change(changeStory, id, { isStartpage: false, slug: 'c' })
    expect(plain).toMatchObject({ slug: 'c', full_slug: 'b/c', is_startpage: false })
  })

  test('deleting a folder deletes everything in it, and nothing else', async () => {
    const storage = await open()
    const folder = await storage.change(createStory, { slug: 'a', isFolder: true })
    const inner = await storage.change(createStory, {
      slug: 'b',
      isFolder: true,
      parentId: folder.id,
    })
    const deep = await storage.change(createStory, { slug: 'c', parentId: inner.id })
    const beside = await storage.change(createStory, { slug: 'a0' })
    await storage.change(deleteStory, folder.id)
    const all = {
      view: 'draft',
      startsWith: [],
      parentId: undefined,
      uuid: undefined,
    } as const
    const { items } = await storage.listLinks({ ...all, page: 1, perPage: 100 })
    expect(items.map(({ id }) => id)).toEqual([beside.id])
    expect(await storage.findStory({ id: deep.id }, 'draft')).toBeUndefined()
  })

  test('a folder has a name at once, and is published and unpublished', async () => {
    const storage = await open()
    const { id } = await storage.change(createStory, { slug: 'a', isFolder: true })
    const link = async () => {
      const all = {
        view: 'published',
        startsWith: ['a'],
        parentId: undefined,
        uuid: undefined,
      } as const
      const { items } = await storage.listLinks({ ...all, page: 1, perPage: 100 })
      return [items[0]?.name, items[0]?.published, items[0]?.is_folder]
    }
    expect(await link()).toEqual(['a', false, true])
    await storage.change(changeStory, id, { name: 'All' })
    await storage.change(publishStory, id)
    expect(await link()).toEqual(['All', true, true])
    await storage.change(unpublishStory, id)
    expect(await link()).toEqual(['All', false, true])
  })
})

/** The stories of these tests have no component; redirects left by moves have one. */
const NO_REDIRECTS = [{ kind: 'component', component: '' }] as const
