import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Storage } from './storage.ts'
import { openStorage } from './storage.ts'
import {
  type CleanUp,
  type Contents,
  createPostgresDatabase,
  createSqliteFile,
  type TemporaryDatabase,
} from './temporary-database.fixture.ts'

export interface DatabaseTools {
  readonly kind: 'sqlite' | 'postgres'
  /**
   * Creates a database and returns its address. After the test, the database is removed, or emptied for a later test.
   *
   * @param contents by default all tables without a row; `none` for a test that changes tables or indexes
   */
  readonly createUrl: (contents?: Contents) => Promise<string>
}

/**
 * Opens a storage in an empty database of its own; both are removed after the test, or after the suite when opened
 * outside of a test.
 */
export type OpenTestStorage = (options?: { readonly now?: () => Date }) => Promise<Storage>

type DatabaseTests = (open: OpenTestStorage, tools: DatabaseTools) => void

/**
 * Defines tests of code that runs the same queries on both databases. They run on SQLite, and with EVERY_DATABASE
 * (`npm run audit`) on PostgreSQL too.
 */
export function onAnyDatabase(name: string, body: DatabaseTests): void {
  if (process.env.EVERY_DATABASE) onBothDatabases(name, body)
  else describe(`${name} (SQLite)`, () => inDatabases('sqlite', createSqliteFile, body))
}

/**
 * Defines tests that run on SQLite and on PostgreSQL, for code that differs between the two or relies on their
 * isolation, order or locks. PostgreSQL is the server at `TEST_DATABASE_URL`, where databases can be created; without
 * it, that half is skipped, or fails where CI is set.
 */
export function onBothDatabases(name: string, body: DatabaseTests): void {
  const server = process.env.TEST_DATABASE_URL
  describe(`${name} (SQLite)`, () => inDatabases('sqlite', createSqliteFile, body))
  if (server !== undefined) {
    const create = (contents: Contents) => createPostgresDatabase(server, contents)
    describe(`${name} (PostgreSQL)`, () => inDatabases('postgres', create, body))
  } else if (process.env.CI) {
    test(`${name} (PostgreSQL)`, () => expect.fail('TEST_DATABASE_URL is not set'))
  } else {
    describe.skip(`${name} (PostgreSQL: TEST_DATABASE_URL is not set)`, () =>
      inDatabases('postgres', createSqliteFile, body))
  }
}

/** The relevant members of a test story; the rest is generated. */
export type TestStory = Partial<Omit<RawStory, 'full_slug'>> & {
  readonly full_slug: string
  /** Default: true. */
  readonly published?: boolean
}

export interface TestSpace {
  readonly id?: number
  readonly name?: string
  readonly languages?: readonly string[]
  readonly assetHost?: string
  /** Folders by full slug, empty ones too; the rest of their members is generated. */
  readonly folders?: Readonly<Record<string, Partial<RawLink>>>
  /** Entries of `theme-type`, `industry-type` and `resource-type`: value by name. */
  readonly datasources?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * Fills an empty storage with stories and their folders. Omitted ids count from 1001 for stories and from 501 for
 * folders; a uuid ends in the id, a name is the slug, and all times are the same.
 */
export function fillWith(storage: Storage, stories: readonly TestStory[], space: TestSpace = {}) {
  return storage.importContent(testContent(stories, space), { spaceId: space.id ?? 1000 })
}

/** The uuid for an id of `fillWith`. */
export function testUuid(id: number): string {
  return `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
}

/** The content that `fillWith` imports. */
export function testContent(stories: readonly TestStory[], space: TestSpace = {}): BundledContent {
  const folders = testFolders(stories, space)
  const rows = stories.map((story, index) => testStory(story, 1001 + index, folders))
  return {
    space: {
      id: String(space.id ?? 1000),
      name: space.name ?? 'Test space',
      assetHost: space.assetHost ?? 'assets.example',
      productPrefix: 'test',
      languages: space.languages ?? ['de'],
    },
    folders: async () => [...folders.values()],
    async *stories() {
      yield* rows
    },
    digest: async () => `test-${JSON.stringify(rows).length}`,
    datasourceSlugs: async () => ['theme-type', 'industry-type', 'resource-type'],
    datasourceEntries: async (slug) =>
      Object.entries(space.datasources?.[slug] ?? {}).map(([name, value], index) => ({
        id: index + 1,
        name,
        value,
        dimension_value: null,
      })),
  }
}

function testStory(
  { published = true, ...members }: TestStory,
  id: number,
  folders: ReadonlyMap<string, RawLink>,
) {
  const segments = members.full_slug.split('/').filter(Boolean)
  const isStartpage = members.full_slug.endsWith('/')
  const uuid = testUuid(members.id ?? id)
  const story: RawStory = {
    id,
    uuid,
    name: segments.at(-1) ?? '',
    slug: segments.at(-1) ?? '',
    path: null,
    parent_id: folders.get(segments.slice(0, isStartpage ? undefined : -1).join('/'))?.id ?? 0,
    position: 0,
    is_startpage: isStartpage,
    tag_list: [],
    lang: 'default',
    group_id: uuid,
    alternates: [],
    created_at: CREATED,
    updated_at: CREATED,
    published_at: published ? CREATED : null,
    first_published_at: published ? CREATED : null,
    content: { component: 'page' },
    ...members,
  }
  return { story, published }
}

function testFolders(stories: readonly TestStory[], space: TestSpace) {
  const fullSlugs = new Set(
    Object.keys(space.folders ?? {}).flatMap((fullSlug) => foldersAround(`${fullSlug}/`)),
  )
  for (const story of stories)
    for (const fullSlug of foldersAround(story.full_slug)) fullSlugs.add(fullSlug)
  const folders = new Map<string, RawLink>()
  for (const fullSlug of [...fullSlugs].sort()) {
    const id = 501 + folders.size
    const parentFullSlug = fullSlug.slice(0, Math.max(0, fullSlug.lastIndexOf('/')))
    folders.set(fullSlug, {
      id,
      uuid: testUuid(id),
      slug: fullSlug,
      path: null,
      real_path: `/${fullSlug}`,
      name: fullSlug.slice(fullSlug.lastIndexOf('/') + 1),
      published: true,
      parent_id: folders.get(parentFullSlug)?.id ?? 0,
      is_folder: true,
      is_startpage: false,
      position: 0,
      published_at: null,
      ...space.folders?.[fullSlug],
    })
  }
  return folders
}

/** Full slugs of the folders around a story: `a` and `a/b` for `a/b/c`, and for the start page `a/b/`. */
function foldersAround(fullSlug: string): readonly string[] {
  const segments = fullSlug.split('/').slice(0, -1)
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'))
}

/**
 * PostgreSQL databases that tests of this worker no longer use, for the next ones; removed at the end of the run
 * (tools/testing/database-prefix.ts).
 */
const reusable: TemporaryDatabase[] = []

function inDatabases(
  kind: DatabaseTools['kind'],
  create: (contents: Contents) => Promise<TemporaryDatabase>,
  body: DatabaseTests,
): void {
  const suiteCleanUps: CleanUp[] = []
  const testCleanUps: CleanUp[] = []
  let cleanUps = suiteCleanUps
  beforeEach(() => {
    cleanUps = testCleanUps
  })
  afterEach(async () => {
    cleanUps = suiteCleanUps
    await runCleanUps(testCleanUps)
  }, REMOVAL_MS)
  afterAll(async () => {
    await runCleanUps(suiteCleanUps)
  })

  const createUrl = async (contents: Contents = 'tables') => {
    const ownCleanUps = cleanUps
    const isReused = kind === 'postgres' && contents === 'tables'
    const reusedDatabase = isReused ? reusable.pop() : undefined
    // Only now, since the earlier test may have closed its storage after returning the database.
    await reusedDatabase?.empty?.()
    const database = reusedDatabase ?? (await create(contents))
    ownCleanUps.push(async () => {
      if (isReused) reusable.push(database)
      else await database.remove()
    })
    return database.url
  }
  const open: OpenTestStorage = async (options) => {
    const ownCleanUps = cleanUps
    const storage = await openStorage(await createUrl(), options)
    ownCleanUps.push(() => storage.close())
    return storage
  }
  body(open, { kind, createUrl })
}

/** Time limit of the clean-up: a test of a thousand kills leaves twenty-five databases to remove. */
const REMOVAL_MS = 120_000

/** Runs the clean-ups; what was opened last is closed first. */
async function runCleanUps(cleanUps: CleanUp[]): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
}

const CREATED = '2026-01-01T00:00:00.000Z'
