import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '@prospectus/server/operator-error'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { findStory } from '../queries/stories.ts'
import { importContent, isEmpty } from '../seed-import/import-content.ts'
import { onBothDatabases, testContent } from '../storage/storage.fixture.ts'
import { createStory } from '../stories/create-story.ts'
import { changeContent } from './change.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

/** Opens a database directly, not by `openStorage`, so that a test can set limits on its connection. */
async function openTestDatabase(url: string) {
  const database = await openDatabase(url)
  onTestFinished(() => database.db.destroy())
  await migrate(database)
  const write = (slug: string, text = '') =>
    changeContent(database, NOW, (change) =>
      createStory(change, { slug, content: { component: 'page', text } }),
    )
  return { database, write }
}

const NOW = new Date('2026-05-01T10:00:00Z')

onBothDatabases('a database that fails in the middle of a change', (_, { kind, createUrl }) => {
  if (kind === 'postgres') {
    test('the first error is reported when the connection breaks with it', async () => {
      const { database, write } = await openTestDatabase(await createUrl())
      const broken = changeContent(database, NOW, ({ db }) =>
        sql`select pg_terminate_backend(pg_backend_pid())`.execute(db),
      )
      await expect(broken).rejects.toThrow('terminating connection due to administrator command')
      expect(await write('after')).toMatchObject({ slug: 'after' })
    })
    return
  }

  const checkIntegrity = (path: string) => {
    const other = new DatabaseSync(path, { readOnly: true })
    const [row] = other.prepare('pragma integrity_check').all()
    other.close()
    return row?.integrity_check
  }
  const pathOf = (url: string) => url.replace('file:', '')

  test('a save is on the disk before it is acknowledged, and survives a power cut', async () => {
    const { database } = await openTestDatabase(await createUrl())
    const { rows } = await sql`pragma synchronous`.execute(database.db)
    const FULL = 2
    expect(rows).toEqual([{ synchronous: FULL }])
  })

  test('a full disk is reported, and no change is stored in part', async () => {
    const url = await createUrl()
    const { database, write } = await openTestDatabase(url)
    await write('before')
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db)
    const pages = (rows[0]?.page_count ?? 0) + 8
    await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database.db)
    const problem = await write('too-much', 'word '.repeat(100_000)).catch((error) => error)
    expect(problem).toBeInstanceOf(OperatorError)
    expect(problem.message).toBe(
      `The disk is full: nothing more can be written to the database ${pathOf(url)}. ` +
        'Its content is unharmed; the change was not made. Make room on the disk, then try again.',
    )
    const find = (slug: string) => findStory(database, { fullSlug: slug }, 'draft')
    expect(await find('before')).toMatchObject({ slug: 'before' })
    expect(await find('too-much')).toBeUndefined()
    expect(checkIntegrity(pathOf(url))).toBe('ok')
    await sql`pragma max_page_count = 100000`.execute(database.db)
    expect(await write('too-much', 'now there is room')).toMatchObject({ slug: 'too-much' })
  })

  test('a change that SQLite rolled back by itself fails with the reason, and the next one succeeds', async () => {
    const { database, write } = await openTestDatabase(await createUrl())
    // A write error of the disk rolls the transaction back like this.
    await sql`create temp trigger failing before insert on document when new.name = 'ends'
      begin select raise(rollback, 'the write failed'); end`.execute(database.db)
    await expect(write('ends')).rejects.toThrow('the write failed')
    expect(await write('after')).toMatchObject({ slug: 'after' })
    expect(await findStory(database, { fullSlug: 'ends' }, 'draft')).toBeUndefined()
  })

  test('a first import on a full disk leaves the database empty, so that it can be repeated', async () => {
    const url = await createUrl()
    const { database } = await openTestDatabase(url)
    const content = testContent(
      Array.from({ length: 300 }, (_, index) => ({
        full_slug: `a/${index}`,
        content: { component: 'page', text: `word-${index} `.repeat(300) },
      })),
    )
    await sql`pragma max_page_count = 100`.execute(database.db)
    const imported = importContent(database, content, { spaceId: 1 }, NOW)
    await expect(imported).rejects.toThrow('The disk is full')
    expect(await isEmpty(database)).toBe(true)
    await sql`pragma max_page_count = 100000`.execute(database.db)
    expect(await importContent(database, content, { spaceId: 1 }, NOW)).toMatchObject({
      stories: 300,
    })
    expect(checkIntegrity(pathOf(url))).toBe('ok')
  })

  test('a database that another process keeps locked is reported as locked', async () => {
    const url = await createUrl()
    const { write } = await openTestDatabase(url)
    await write('before')
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const other = new DatabaseSync(pathOf(url))
    other.exec('begin immediate')
    const refused = expect(write('refused')).rejects.toThrow(
      `The database ${pathOf(url)} is locked: another process has been writing to it for too long.`,
    )
    await vi.advanceTimersByTimeAsync(5100)
    await refused
    other.close()
    expect(await write('accepted')).toMatchObject({ slug: 'accepted' })
  })

  test('a change that waits for another process blocks nothing else, and is made once the lock is released', async () => {
    const url = await createUrl()
    const { database, write } = await openTestDatabase(url)
    await write('before')
    const other = new DatabaseSync(pathOf(url))
    onTestFinished(() => other.close())
    other.exec('begin immediate')
    let doneCount = 0
    const waiting = ['a', 'b'].map(async (slug) => {
      await write(slug)
      doneCount += 1
    })
    const read = () => findStory(database, { fullSlug: 'before' }, 'draft')
    for (let n = 0; n < 20; n++) expect(await read()).toMatchObject({ slug: 'before' })
    expect(doneCount).toBe(0)
    other.exec('rollback')
    await Promise.all(waiting)
    expect(await findStory(database, { fullSlug: 'b' }, 'draft')).toMatchObject({ slug: 'b' })
  })
})

describe('a file that is not a database', () => {
  test('is named in the error', async () => {
    const folder = temporaryFolder('storage', onTestFinished)
    const file = join(folder, 'words.txt')
    await writeFile(file, 'words, and no database '.repeat(100))
    await expect(openDatabase(`file:${file}`)).rejects.toThrow(`${file} is not an SQLite database`)
  })
})
