import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import type { StoryCondition } from '../database/story-query.ts'
import { findPartialChanges } from '../kills/soundness.fixture.ts'
import { fillWith, onBothDatabases, testUuid } from '../storage/storage.fixture.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import { changeStory } from '../stories/change-story.ts'
import { createStory } from '../stories/create-story.ts'
import { deleteStory } from '../stories/delete-story.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { listQuery, slugsOf } from './list-query.fixture.ts'
import { listStories } from './stories.ts'

const at = (day: number) => `2026-02-${String(day).padStart(2, '0')}T10:00:00.000Z`

const STORIES = [
  { full_slug: 'home', is_startpage: true, position: 0, name: 'Home' },
  { full_slug: 'careers/', position: 5, name: 'Careers' },
  { full_slug: 'careers/engineer', position: 10, tag_list: ['job', 'Büro'], name: 'Éngineer' },
  { full_slug: 'careers/designer', position: 10, tag_list: ['job'], name: 'Designer' },
  { full_slug: 'careers-old', position: 20, content: { component: 'redirect' } },
  { full_slug: 'blog/a-b', position: 30, content: { component: 'post', date: at(3), rank: '10' } },
  { full_slug: 'blog/a_b', position: 30, content: { component: 'post', date: at(1), rank: 9 } },
  { full_slug: 'blog/ab', position: 30, content: { component: 'post', rank: 'none' } },
  { full_slug: 'blog/2026/new', position: 40, content: { component: 'post', date: null } },
  { full_slug: 'blog/Ä', position: 50, content: { component: 'post', date: at(2), rank: -1.5 } },
  { full_slug: 'draft', position: 1, published: false },
].map((story, index) => ({
  id: 100 + index,
  updated_at: at(index + 1),
  ...('published' in story ? {} : { published_at: at(20 - index), first_published_at: at(5) }),
  ...story,
}))

/** Default order: position, then the newest id. */
const PUBLISHED = [
  'home',
  'careers',
  'designer',
  'engineer',
  'careers-old',
  'ab',
  'a_b',
  'a-b',
  'new',
  'Ä',
]

const slugs = (...given: readonly string[]): StoryCondition => ({
  kind: 'slugs',
  slugs: given,
  isNegated: false,
})

const CASES: readonly (readonly [StoryCondition, readonly string[]])[] = [
  [
    { kind: 'starts-with', prefixes: ['careers'] },
    ['careers', 'designer', 'engineer', 'careers-old'],
  ],
  [{ kind: 'starts-with', prefixes: ['careers/'] }, ['careers', 'designer', 'engineer']],
  [
    { kind: 'starts-with', prefixes: ['careers/', 'blog/a_'] },
    ['careers', 'designer', 'engineer', 'a_b'],
  ],
  [{ kind: 'starts-with', prefixes: ['blog/a_'] }, ['a_b']],
  [{ kind: 'starts-with', prefixes: ['blog/Ä'] }, ['Ä']],
  [{ kind: 'starts-with', prefixes: ['Careers'] }, []],
  [{ kind: 'starts-with', prefixes: ['\u{10FFFF}'] }, []],
  [{ kind: 'starts-with', prefixes: [''] }, PUBLISHED],
  [slugs('careers'), ['careers']],
  [slugs('careers/', 'home', 'draft', 'careers/*'), ['home', 'careers', 'designer', 'engineer']],
  [slugs('blog/*'), ['ab', 'a_b', 'a-b', 'new', 'Ä']],
  [slugs('*/a_b'), ['a_b']],
  [slugs('*g/a*b'), ['ab', 'a_b', 'a-b']],
  [slugs('*A_B'), []],
  [slugs('*[a]*', '*?b', '*\\*', '*%*'), []],
  [slugs('*areers'), ['careers']],
  [slugs(), []],
  [
    { kind: 'slugs', slugs: ['careers', 'blog/*'], isNegated: true },
    ['home', 'designer', 'engineer', 'careers-old'],
  ],
  [
    { kind: 'uuids', uuids: [testUuid(101), testUuid(100), 'x'], isOrdered: false },
    ['home', 'careers'],
  ],
  [
    { kind: 'uuids', uuids: [testUuid(101), testUuid(100), testUuid(101)], isOrdered: true },
    ['careers', 'home'],
  ],
  [
    { kind: 'ids', ids: [101, 100, 110, Number.NaN, 1.5, 1e300], isNegated: false },
    ['home', 'careers'],
  ],
  [
    { kind: 'ids', ids: [103, 104, 105, 106, 107, 108, 109], isNegated: true },
    ['home', 'careers', 'engineer'],
  ],
  [{ kind: 'component', component: 'redirect' }, ['careers-old']],
  [{ kind: 'level', level: 3 }, ['new']],
  [{ kind: 'level', level: 1 }, ['home', 'careers', 'careers-old']],
  [{ kind: 'level', level: 1e12 }, []],
  [{ kind: 'startpage', isStartpage: true }, ['home', 'careers']],
  [{ kind: 'startpage', isStartpage: false }, PUBLISHED.slice(2)],
  [{ kind: 'any-tag', tags: ['Büro', 'other'] }, ['engineer']],
  [{ kind: 'any-tag', tags: ['job', 'Büro'] }, ['designer', 'engineer']],
  [{ kind: 'any-tag', tags: ['JOB'] }, []],
  [{ kind: 'date', column: 'published_at', comparison: '>', time: at(18) }, ['home', 'careers']],
  [
    { kind: 'date', column: 'published_at', comparison: '>=', time: at(18) },
    ['home', 'careers', 'engineer'],
  ],
  [{ kind: 'date', column: 'updated_at', comparison: '<', time: at(2) }, ['home']],
  [{ kind: 'date', column: 'updated_at', comparison: '<=', time: at(2) }, ['home', 'careers']],
  [{ kind: 'date', column: 'first_published_at', comparison: '>', time: at(5) }, []],
]

const key = (
  by:
    | { property: 'name' | 'published_at' | 'first_published_at' | 'slug' }
    | { path: string; type: 'text' | 'int' | 'float' },
  isDescending = false,
  areNullsFirst = false,
) => ({ by, isDescending, areNullsFirst })

onBothDatabases('delivery-protocol#lists-of-stories', (open) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
    await fillWith(storage, STORIES)
  })

  test('has the stories of the view without folders, by position, then the newest id first', async () => {
    expect(await slugsOf(storage)).toEqual(PUBLISHED)
    expect(await slugsOf(storage, { view: 'draft' })).toEqual(PUBLISHED.toSpliced(1, 0, 'draft'))
  })

  test.each(CASES)('%j finds its stories', async (condition, found) => {
    expect(await slugsOf(storage, { where: [condition] })).toEqual(found)
  })

  test('all conditions have to hold', async () => {
    const where: StoryCondition[] = [
      { kind: 'starts-with', prefixes: ['careers'] },
      { kind: 'any-tag', tags: ['job'] },
      { kind: 'ids', ids: [103], isNegated: true },
    ]
    expect(await slugsOf(storage, { where })).toEqual(['engineer'])
  })

  test.each([
    [[], {}],
    [[{ kind: 'component', component: 'post' }], {}],
    [[], { search: 'blog' }],
    [[], { sort: [key({ path: 'rank', type: 'int' })] }],
  ] as const)(
    'delivery-protocol#paging pages of two hold everything once, with its total: %j %j',
    async (where, change) => {
      const query = listQuery({ ...change, where: [...where], perPage: 2 })
      const whole = await storage.listStories({ ...query, perPage: 100 })
      const pages = Math.ceil(whole.total / 2)
      const found: unknown[] = []
      for (let page = 1; page <= pages; page++) {
        const { items, total } = await storage.listStories({ ...query, page })
        expect(total).toBe(whole.items.length)
        found.push(...items)
      }
      expect(found).toEqual(whole.items)
      const { items } = whole
      expect(await storage.listStories({ ...query, page: pages + 5 })).toEqual({
        items: [],
        total: items.length,
      })
      expect(await storage.listStories({ ...query, perPage: 0 })).toEqual({
        items: [],
        total: items.length,
      })
    },
  )

  test.each([
    ['text', false, false, ['a_b', 'Ä', 'a-b', 'ab', 'new']],
    ['text', true, false, ['a-b', 'Ä', 'a_b', 'ab', 'new']],
    ['text', true, true, ['ab', 'new', 'a-b', 'Ä', 'a_b']],
    ['text', false, true, ['ab', 'new', 'a_b', 'Ä', 'a-b']],
    ['int', false, false, ['ab', 'a_b', 'a-b', 'new', 'Ä']],
  ] as const)(
    'sorted by content.date as %s, descending %s, nulls first %s',
    async (type, descending, areNullsFirst, found) => {
      const where = [{ kind: 'component', component: 'post' }] as const
      const sort = [key({ path: 'date', type }, descending, areNullsFirst)]
      expect(await slugsOf(storage, { where, sort })).toEqual(found)
    },
  )

  test.each([
    ['float', false, ['Ä', 'a_b', 'a-b', 'ab', 'new']],
    ['int', true, ['a-b', 'a_b', 'Ä', 'ab', 'new']],
    ['text', false, ['Ä', 'a-b', 'a_b', 'ab', 'new']],
  ] as const)(
    'sorted by numbers, and texts that are numbers, as %s, descending %s',
    async (type, descending, found) => {
      const where = [{ kind: 'component', component: 'post' }] as const
      expect(
        await slugsOf(storage, { where, sort: [key({ path: 'rank', type }, descending)] }),
      ).toEqual(found)
    },
  )

  test('sorted by properties: bytes decide, missing dates come last, further keys decide between equals', async () => {
    const draft = { view: 'draft' } as const
    const byDate = [key({ property: 'first_published_at' }, true), key({ property: 'slug' })]
    expect(await slugsOf(storage, { ...draft, sort: byDate })).toEqual([
      'a-b',
      'a_b',
      'ab',
      'careers',
      'careers-old',
      'designer',
      'engineer',
      'home',
      'new',
      'Ä',
      'draft',
    ])
    const first = [key({ property: 'published_at' }, false, true)]
    expect((await slugsOf(storage, { ...draft, sort: first })).slice(0, 2)).toEqual(['draft', 'Ä'])
    const where = [{ kind: 'starts-with', prefixes: ['careers/'] }] as const
    expect(await slugsOf(storage, { where, sort: [key({ property: 'name' })] })).toEqual([
      'careers',
      'designer',
      'engineer',
    ])
  })

  test('an explicit order overrides that of the uuids, an unknown path is ignored', async () => {
    const uuids = [testUuid(101), testUuid(100)]
    const where = [{ kind: 'uuids', uuids, isOrdered: true }] as const
    expect(await slugsOf(storage, { where, sort: [key({ path: 'none', type: 'text' })] })).toEqual([
      'home',
      'careers',
    ])
  })

  test('a story with two values at one path is listed once', async () => {
    const twice = await open()
    const content = { component: 'page', 'a.b': 'x', a: { b: 'y' } }
    await fillWith(twice, [{ full_slug: 'one', content }])
    const sort = [key({ path: 'a.b', type: 'text' }), key({ path: 'a', type: 'int' })]
    expect(await twice.listStories(listQuery({ sort }))).toMatchObject({
      total: 1,
      items: [{ slug: 'one' }],
    })
  })
})

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

onBothDatabases('delivery-protocol#order of a search', (_, { kind, createUrl }) => {
  test('is the same when stories are scanned in their order, with and without indexes of parts', async () => {
    const url = await createUrl(kind === 'postgres' ? 'none' : 'tables')
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
    expect(await findPartialChanges(database)).toEqual([])
    const compare = async (search: string, view: 'published' | 'draft', page: number) => {
      const query = listQuery({ search, view, page, perPage: 7 })
      const sorted = await listStories(database, query, Number.POSITIVE_INFINITY)
      for (const few of [4, 500]) {
        const scanned = await listStories(database, query, 0, few)
        expect(scanned, `${search}, ${view}, page ${page}, ${few}`).toEqual(sorted)
      }
      return sorted
    }
    for (const search of SEARCHES) {
      for (const view of ['published', 'draft'] as const) {
        for (const page of [1, 2, 5]) await compare(search, view, page)
      }
    }
    if (kind === 'postgres') {
      const withIndexes = await compare('plan', 'draft', 1)
      await sql`drop extension pg_trgm cascade`.execute(database.db)
      expect(await compare('plan', 'draft', 1)).toEqual(withIndexes)
    }
    await database.db.destroy()
    await storage.close()
  })

  test('words of which one text is a part are found, however many they are', async () => {
    const url = await createUrl()
    const storage = await openStorage(url)
    const words = Array.from({ length: 70 }, (_, index) => `xx${index}plan`)
    await fillWith(
      storage,
      words.map((name, position) => ({ full_slug: `s/${position}`, name, position })),
    )
    const database = await openDatabase(url)
    for (const many of [0, Number.POSITIVE_INFINITY]) {
      const { total, items } = await listStories(database, listQuery({ search: 'plan' }), many)
      expect([total, items.map(({ name }) => name)]).toEqual([words.length, words])
    }
    await database.db.destroy()
    await storage.close()
  })
})

const SEARCHES = [
  ...['plan', 'earned', 'earned value', 'value, earned', 'the', 'in', 'an', 'story', 'story-119'],
  ...['buro', 'x', '"plan', 'plan%', 'p_an', 'the\\plan'],
]

/** Changes positions, names and states. */
async function change(storage: Awaited<ReturnType<typeof openStorage>>): Promise<void> {
  const { items } = await storage.listStories(listQuery({ view: 'draft', perPage: 100 }))
  const [first, second, third, fourth, fifth, sixth] = items.map(({ id }) => id)
  if (!first || !second || !third || !fourth || !fifth || !sixth) throw new Error('too few stories')
  await storage.change(changeStory, first, { name: 'A plan that is new', position: 99 })
  await storage.change(publishStory, first)
  await storage.change(changeStory, second, { name: 'Earned value, unpublished change' })
  await storage.change(changeStory, third, { slug: 'plan-of-a-place' })
  await storage.change(unpublishStory, fourth)
  await storage.change(deleteStory, fifth)
  await storage.change(createStory, { slug: 'the-new-plan', name: 'Earned value' })
  const { items: folders } = await storage.listEntries({
    parentId: 0,
    search: 'news',
    kind: 'folders',
    page: 1,
    perPage: 1,
  })
  const [folder] = folders
  if (folder === undefined) throw new Error('there is no folder')
  await storage.change(changeStory, folder.id, { slug: 'plan-news' })
}
