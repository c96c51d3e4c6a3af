import { cpSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { createDiskStore } from '../assets/store/disk-store.ts'
import { createS3Store } from '../assets/store/open-asset-store.ts'
import { S3_KEYS, startS3Server } from '../assets/store/s3-server.fixture.ts'
import type { OpenDatabase } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { derivedTables } from '../database/schema.ts'
import { storeComponent } from '../definitions/components.ts'
import { createFolder } from '../definitions/folders.ts'
import { createInternalTag } from '../definitions/internal-tags.ts'
import { createPreset } from '../definitions/presets.ts'
import { findPartialChanges } from '../kills/soundness.fixture.ts'
import { fillWith, onBothDatabases } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { changeStory } from '../stories/change-story.ts'
import { createStory } from '../stories/create-story.ts'
import { publishStory } from '../stories/publish-story.ts'
import { backUp, copyFiles } from './back-up.ts'
import { BACKUP_TABLES, TRANSIENT_TABLES } from './backup-manifest.ts'
import { restore } from './restore.ts'

const NOW = new Date('2026-03-04T05:06:07.000Z')
const PICTURE = '1x1/0123456789abcdef/dot.png'

/** Receives clean-up functions: `onTestFinished`, unless several tests share the database. */
type OnEnd = (end: () => Promise<void> | void) => void

async function openTestDatabase(url: string, onEnd: OnEnd = onTestFinished): Promise<OpenDatabase> {
  const database = await openDatabase(url)
  onEnd(() => database.db.destroy())
  return database
}

/** Fills a storage with stories, one of them with a draft, a person, a file, and objects of official clients. */
async function fillStorage(url: string, onEnd: OnEnd = onTestFinished) {
  const storage = await openStorage(url, { now: () => NOW })
  await fillWith(storage, [
    { full_slug: 'blog/one', name: 'One', content: { component: 'page', title: 'First words' } },
    // A line separator, as in texts copied from some word processors.
    {
      full_slug: 'blog/two',
      name: 'Two',
      content: { component: 'page', title: 'Other\u2028words' },
    },
  ])
  await storage.change(changeStory, 1001, { name: 'Drafted' }, { author: 'a' })
  await storage.change(async (change) => {
    await createFolder(change, 'components', { name: 'Group' })
    await createFolder(change, 'assets', { name: 'Photos' })
    await createInternalTag(change, { name: 'Hero', object_type: 'component' })
    const id = change.nextId()
    const field = { type: 'text', display_name: 'Words', pos: 0 } as const
    await storeComponent(
      change,
      { id, name: 'promo', definition: { schema: { b: field, a: field } } },
      'a',
    )
    const options = { image: null, icon: null, color: null, description: null }
    const preset = { name: 'Usual', preset: { b: 1, a: 2 }, component_id: id, ...options }
    await createPreset(change, preset)
  })
  await storage.close()
  const database = await openTestDatabase(url, onEnd)
  await sql`insert into person ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "twoFactorEnabled")
    values ('p1', 'Ann', 'ann@example.com', ${flag(database, true)}, '2026-01-02T03:04:05.678Z',
      '2026-01-02T03:04:05.678Z', ${flag(database, false)})`.execute(database.db)
  await sql`insert into audit (at, author, action, subject, client)
    values ('2026-01-02T03:04:05.678Z', 'Ann', 'signed in', '', '127.0.0.1')`.execute(database.db)
  await sql`insert into asset (id, path, content_type, content_length, created_at, updated_at)
    values (7, ${PICTURE}, 'image/png', 3, '2026-01-01', '2026-01-01')`.execute(database.db)
  const store = createDiskStore(join(temporaryFolder('backup', onEnd), 'uploads'))
  await store.put(PICTURE, Buffer.from('dot'), 'image/png')
  return { url, database, store }
}

const flag = ({ kind }: OpenDatabase, value: boolean) =>
  kind === 'postgres' ? value : value ? 1 : 0

onBothDatabases('operation#backup: a backup', (_open, tools) => {
  /** A test of code that is the same for every database, so PostgreSQL runs it only in `npm run audit`. */
  const testOnSqlite = test.runIf(tools.kind === 'sqlite' || process.env.EVERY_DATABASE)
  let source: Awaited<ReturnType<typeof fillStorage>>
  let first: string
  let written: Awaited<ReturnType<typeof backUp>>

  const ends: Parameters<OnEnd>[0][] = []

  beforeAll(async () => {
    const onEnd: OnEnd = (end) => void ends.push(end)
    source = await fillStorage(await tools.createUrl('none'), onEnd)
    first = join(temporaryFolder('backup', onEnd), 'first')
    written = await backUp(source.database, { folder: first, sources: [source.store], now: NOW })
  })

  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  /** Copies the backup, so that a test can damage it; returns the folder. */
  function copyBackup(): string {
    const copy = temporaryFolder('backup', onTestFinished)
    cpSync(first, copy, { recursive: true })
    return copy
  }

  test('and its restore on an empty machine are equal, byte by byte', async () => {
    expect(written).toMatchObject({ files: [{ path: PICTURE, size: 3 }], missing: [] })
    expect(written.tables).toMatchObject({
      story: { rows: 3 },
      person: { rows: 1 },
      audit: { rows: 1 },
      folder: { rows: 2 },
      internal_tag: { rows: 1 },
      component: { rows: 1 },
      component_version: { rows: 1 },
      preset: { rows: 1 },
    })

    const other = await openTestDatabase(await tools.createUrl('none'))
    const folder = temporaryFolder('backup', onTestFinished)
    const otherStore = createDiskStore(join(folder, 'other'))
    await restore(other, { folder: first, store: otherStore, parkedAt: undefined })
    expect(await findPartialChanges(other)).toEqual([])
    const again = await backUp(other, {
      folder: join(folder, 'again'),
      sources: [otherStore],
      now: NOW,
    })
    expect(again).toEqual(written)
  })

  test('is searchable after a restore, and new ids continue', async () => {
    const url = await tools.createUrl('none')
    await restore(await openTestDatabase(url), {
      folder: first,
      store: source.store,
      parkedAt: undefined,
    })
    const storage = await openStorage(url, { now: () => NOW })
    onTestFinished(() => storage.close())
    const added = await storage.change(
      createStory,
      { slug: 'three', name: 'Three', parentId: 501, content: { component: 'page' } },
      { author: 'b' },
    )
    expect(added.id).toBeGreaterThan(1002)
    const query = { where: [], sort: [], page: 1, perPage: 10, search: 'drafted' } as const
    const { total } = await storage.listStories({ view: 'draft', ...query })
    expect(total).toBe(1)
  })

  test('during writes contains each change completely, and all earlier ones', async () => {
    const { url, database, store } = await fillStorage(await tools.createUrl('none'))
    const folder = join(temporaryFolder('backup', onTestFinished), 'b')
    const storage = await openStorage(url)
    onTestFinished(() => storage.close())
    let isBackedUp = false
    const before = await storage.change(changeStory, 1002, { name: 'Before' }, { author: 'a' })
    const writing = (async () => {
      for (let n = 0; !isBackedUp; n++) {
        await nextTurn()
        await storage.change(changeStory, 1001 + (n % 2), { name: `Name ${n}` }, { author: 'a' })
        await storage.change(publishStory, 1001 + (n % 2), { author: 'a' })
      }
    })()
    await backUp(database, { folder, sources: [store], now: NOW })
    isBackedUp = true
    await writing
    const other = await openTestDatabase(await tools.createUrl('none'))
    await restore(other, { folder, store, parkedAt: undefined })
    expect(await findPartialChanges(other)).toEqual([])
    const stored = await other.db
      .selectFrom('version')
      .select('number')
      .where('story_id', '=', 1002)
      .execute()
    expect(stored.map(({ number }) => number)).toContain(before.version)
  })

  test('of a database without content is rejected', async () => {
    const options = {
      folder: join(temporaryFolder('backup', onTestFinished), 'b'),
      sources: [],
      now: NOW,
    }
    const empty = await openTestDatabase(await tools.createUrl('none'))
    await expect(backUp(empty, options)).rejects.toThrow(/nothing to back up/)
  })

  testOnSqlite.each([
    ['a part that says something else', 'tables/story.jsonl.gz', /tables\/story\.jsonl\.gz/],
    ['a file that was changed', `files/${PICTURE}`, /dot\.png has changed since it was backed up/],
    ['no manifest', 'backup.json', /backup\.json is invalid/],
  ])('with %s is rejected, and nothing is changed', async (_name, part, message) => {
    const folder = copyBackup()
    await writeFile(join(folder, part), 'x')
    const other = await openTestDatabase(await tools.createUrl('none'))
    await expect(
      restore(other, { folder, store: source.store, parkedAt: undefined }),
    ).rejects.toThrow(message)
    expect(await other.db.introspection.getTables()).toEqual([])
  })

  testOnSqlite('with a path out of its folder is rejected', async () => {
    const folder = copyBackup()
    const other = await openTestDatabase(await tools.createUrl('none'))
    for (const path of ['../../outside', 'a/../b', 'a/b/..', './a/b', 'a\\..\\..\\b/c/d']) {
      const files = written.files.map((file) => ({ ...file, path }))
      await writeFile(join(folder, 'backup.json'), JSON.stringify({ ...written, files }))
      await expect(
        restore(other, { folder, store: source.store, parkedAt: undefined }),
        path,
      ).rejects.toThrow(/backup\.json is invalid: files\.0\.path/)
    }
  })

  testOnSqlite('without the space is rejected', async () => {
    const folder = copyBackup()
    const { space: _, ...tables } = written.tables
    await writeFile(join(folder, 'backup.json'), JSON.stringify({ ...written, tables }))
    const other = await openTestDatabase(await tools.createUrl('none'))
    await expect(
      restore(other, { folder, store: source.store, parkedAt: undefined }),
    ).rejects.toThrow(/tables\.space/)
  })

  test.runIf(tools.kind === 'postgres')(
    'moves from SQLite to this database and back without a difference',
    async () => {
      const folder = temporaryFolder('backup', onTestFinished)
      const { database, store } = await fillStorage(`file:${join(folder, 'cms.sqlite')}`)
      const folders = ['from', 'over', 'back'].map((name) => join(folder, name))
      const [from = '', over = '', back = ''] = folders
      const original = await backUp(database, { folder: from, sources: [store], now: NOW })
      const postgres = await openTestDatabase(await tools.createUrl('none'))
      await restore(postgres, { folder: from, store, parkedAt: undefined })
      await backUp(postgres, { folder: over, sources: [store], now: NOW })
      const home = await openTestDatabase(`file:${join(folder, 'home.sqlite')}`)
      await restore(home, { folder: over, store, parkedAt: undefined })
      expect(await backUp(home, { folder: back, sources: [store], now: NOW })).toEqual(original)
    },
  )

  testOnSqlite('is not needed to move files: each is copied to a bucket once', async () => {
    const { database, store } = source
    const { endpoint, files } = await startS3Server()
    const bucket = createS3Store({
      ...S3_KEYS,
      ...{ region: 'eu-1', endpoint, bucket: 'files' },
      prefix: 'a/',
      sessionToken: undefined,
    })
    expect(await copyFiles(database, store, bucket)).toEqual({ copied: 1, existing: 0 })
    expect(await copyFiles(database, store, bucket)).toEqual({ copied: 0, existing: 1 })
    expect([...files.keys()]).toEqual([`a/${PICTURE}`])
  })

  test('cannot be restored into a database with a space', async () => {
    const { database, store } = source
    await expect(restore(database, { folder: first, store, parkedAt: undefined })).rejects.toThrow(
      /already holds a space/,
    )
  })

  test('includes or excludes every table explicitly', async () => {
    const names = (await source.database.db.introspection.getTables()).map(({ name }) => name)
    // Triggers maintain `listed`.
    const remade = [...derivedTables(source.database.kind), 'listed', 'listed_part']
    const known = new Set<string>([...Object.keys(BACKUP_TABLES), ...remade, ...TRANSIENT_TABLES])
    const partOfAnother = /^(document_words|word_part|listed_part)_/
    expect(names.filter((name) => !known.has(name) && !partOfAnother.test(name))).toEqual([])
  })
})
