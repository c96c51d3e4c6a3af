import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ImportCounts } from '../seed-import/import-content.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

export interface DatabaseTools {
  readonly kind: 'sqlite' | 'postgres'
  /** The address of an empty database of its own, which is removed after the test. */
  readonly createUrl: () => Promise<string>
}

/** Opens a storage in an empty database of its own; both are gone after the test, or after the suite when
 * it was opened outside of a test. */
export type OpenTestStorage = (options?: { readonly now?: () => Date }) => Promise<Storage>

/**
 * The same tests on SQLite and on PostgreSQL, of which `TEST_DATABASE_URL` names a server that databases
 * can be made in. Without it that half is skipped, or fails where CI is set.
 */
export function onBothDatabases(
  name: string,
  body: (open: OpenTestStorage, tools: DatabaseTools) => void,
): void {
  const server = process.env.TEST_DATABASE_URL
  describe(`${name} (SQLite)`, () => inDatabases('sqlite', createSqliteFile, body))
  if (server !== undefined) {
    const create = () => createPostgresDatabase(server)
    describe(`${name} (PostgreSQL)`, () => inDatabases('postgres', create, body))
  } else if (process.env.CI) {
    test(`${name} (PostgreSQL)`, () => expect.fail('TEST_DATABASE_URL is not set'))
  } else {
    describe.skip(`${name} (PostgreSQL: TEST_DATABASE_URL is not set)`, () =>
      inDatabases('postgres', createSqliteFile, body))
  }
}

/** What a story of a test differs in; all else is made up. */
export type TestStory = Partial<Omit<RawStory, 'full_slug'>> & {
  readonly full_slug: string
  /** Unless it is false. */
  readonly published?: boolean
}

export interface TestSpace {
  readonly id?: number
  readonly name?: string
  readonly languages?: readonly string[]
  readonly assetHost?: string
  /** Of folders that stories stand in, and of empty ones, by full slug: what is not made up of them. */
  readonly folders?: Readonly<Record<string, Partial<RawLink>>>
  /** Entries of `theme-type`, `industry-type` and `resource-type`: value by name. */
  readonly datasources?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * Fills an empty storage with stories and the folders that they stand in. Ids of stories count from 1001
 * and those of folders from 501, their uuids end in the id; everything else that is left out is empty.
 */
export function fillWith(
  storage: Storage,
  stories: readonly TestStory[],
  space: TestSpace = {},
): Promise<ImportCounts> {
  return storage.importContent(testContent(stories, space), space.id ?? 1000)
}

/** The uuid of whatever `fillWith` gave this id. */
export function testUuid(id: number): string {
  return `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
}

/** The catalogue that `fillWith` imports. */
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
    datasources: async () => ['theme-type', 'industry-type', 'resource-type'],
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
  { published = true, ...given }: TestStory,
  id: number,
  folders: ReadonlyMap<string, RawLink>,
) {
  const segments = given.full_slug.split('/').filter(Boolean)
  const isStartpage = given.full_slug.endsWith('/')
  const uuid = testUuid(given.id ?? id)
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
    ...given,
  }
  return { story, published }
}

function testFolders(stories: readonly TestStory[], space: TestSpace) {
  const slugs = new Set(Object.keys(space.folders ?? {}).flatMap((slug) => prefixes(`${slug}/`)))
  for (const story of stories) for (const slug of prefixes(story.full_slug)) slugs.add(slug)
  const folders = new Map<string, RawLink>()
  for (const slug of [...slugs].sort()) {
    const id = 501 + folders.size
    const above = slug.slice(0, Math.max(0, slug.lastIndexOf('/')))
    folders.set(slug, {
      id,
      uuid: testUuid(id),
      slug,
      path: null,
      real_path: `/${slug}`,
      name: slug.slice(slug.lastIndexOf('/') + 1),
      published: true,
      parent_id: folders.get(above)?.id ?? 0,
      is_folder: true,
      is_startpage: false,
      position: 0,
      published_at: null,
      ...space.folders?.[slug],
    })
  }
  return folders
}

/** `a` and `a/b` of `a/b/c`, and of `a/b/`. */
function prefixes(fullSlug: string): readonly string[] {
  const segments = fullSlug.split('/').slice(0, -1)
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'))
}

function inDatabases(
  kind: DatabaseTools['kind'],
  create: () => Promise<TemporaryDatabase>,
  body: (open: OpenTestStorage, tools: DatabaseTools) => void,
): void {
  const ofSuite: Ending[] = []
  const ofTest: Ending[] = []
  const emptied: TemporaryDatabase[] = []
  let endings = ofSuite
  beforeEach(() => {
    endings = ofTest
  })
  afterEach(async () => {
    endings = ofSuite
    await end(ofTest)
  }, REMOVAL_MS)
  afterAll(async () => {
    await end(ofSuite)
    await Promise.all(emptied.map(({ remove }) => remove()))
  })

  const createUrl = async () => {
    const mine = endings
    const { url, remove } = await create()
    mine.push(remove)
    return url
  }
  const open: OpenTestStorage = async (options) => {
    const mine = endings
    const database = emptied.pop() ?? (await create())
    await database.makeTables?.()
    const storage = await openStorage(database.url, options)
    mine.push(async () => {
      await storage.close()
      if (database.empty === undefined) return database.remove()
      await database.empty()
      emptied.push(database)
    })
    return storage
  }
  body(open, { kind, createUrl })
}

/** A test of a thousand kills leaves twenty-five databases to remove. */
const REMOVAL_MS = 120_000

type Ending = () => Promise<void>

interface TemporaryDatabase {
  readonly url: string
  readonly remove: Ending
  /** Set where a database costs so much time to make that it is used for several tests. */
  readonly empty?: Ending
  /** Set where its tables can be had quicker than by opening it. */
  readonly makeTables?: () => Promise<void>
}

/** What was opened last ends first. */
async function end(endings: Ending[]): Promise<void> {
  for (const ending of endings.splice(0).reverse()) await ending()
}

async function createSqliteFile(): Promise<TemporaryDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  const file = join(folder, 'content.sqlite')
  return {
    url: `file:${file}`,
    remove: () => rm(folder, { recursive: true, force: true }),
    makeTables: async () => {
      emptyTables ??= readEmptyTables()
      await writeFile(file, await emptyTables)
    },
  }
}

/** A file with every table and nothing in it. Each step that makes one anew waits for the disk. */
let emptyTables: Promise<Buffer> | undefined

async function readEmptyTables(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  const file = join(folder, 'content.sqlite')
  const storage = await openStorage(`file:${file}`)
  await storage.close()
  const bytes = await readFile(file)
  await rm(folder, { recursive: true })
  return bytes
}

async function createPostgresDatabase(server: string): Promise<TemporaryDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(server, `create database ${name}`)
  await runOn(server, `alter database ${name} set synchronous_commit = off`)
  const { href: url } = Object.assign(new URL(server), { pathname: `/${name}` })
  let emptying: pg.Client | undefined
  return {
    url,
    remove: async () => {
      await emptying?.end()
      await runOn(server, `drop database ${name} with (force)`)
    },
    empty: async () => {
      // Kept: a new connection takes ten times as long as the emptying.
      if (emptying === undefined) {
        emptying = new pg.Client({ connectionString: url })
        await emptying.connect()
      }
      await emptying.query(EMPTY_ALL_TABLES)
    },
  }
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The audit trail refuses to be emptied row by row. */
const EMPTY_ALL_TABLES = `do $$ declare one text; begin
  for one in select tablename from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'audit'
  loop execute format('delete from %I', one); end loop;
  if exists (select from audit) then truncate audit; end if; end $$`

const CREATED = '2026-01-01T00:00:00.000Z'
