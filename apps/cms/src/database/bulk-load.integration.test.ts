import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { bulkLoad } from './bulk-load.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

onBothDatabases('tables that are filled in bulk', (_, { kind, createUrl }) => {
  test('have the same indexes afterwards, even if the load failed', async () => {
    const database = await openDatabase(await createUrl())
    await migrate(database)
    const before = await indexes(database)
    const meanwhile = await bulkLoad(database, () => indexes(database))
    expect(before.length - meanwhile.length).toBe(kind === 'sqlite' ? 3 : 0)
    expect(await indexes(database)).toEqual(before)
    const failing = bulkLoad(database, () => Promise.reject(new Error('the disk is full')))
    await expect(failing).rejects.toThrow('the disk is full')
    expect(await indexes(database)).toEqual(before)
    await database.db.destroy()
  })

  test.runIf(kind === 'sqlite')('have full-text indexes of one segment afterwards', async () => {
    const database = await openDatabase(await createUrl())
    await migrate(database)
    const { db } = database
    const meanwhile = await bulkLoad(database, async () => {
      for (const word of ['alpha', 'beta', 'gamma']) {
        await sql`insert into document_words (words) values (${word})`.execute(db)
        await sql`insert into word_part (word) values (${word})`.execute(db)
        await sql`insert into listed_part (slug, name) values (${word}, ${word})`.execute(db)
      }
      return await segmentCounts(database)
    })
    expect(meanwhile).toEqual({ document_words: 3, word_part: 3, listed_part: 3 })
    expect(await segmentCounts(database)).toEqual({
      document_words: 1,
      word_part: 1,
      listed_part: 1,
    })
    await database.db.destroy()
  })
})

/** The number of segments of each full-text table of SQLite. */
async function segmentCounts({ db }: Database): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const name of ['document_words', 'word_part', 'listed_part']) {
    const { rows } = await sql<{ segments: number }>`
      select count(distinct segid) as segments from ${sql.table(`${name}_idx`)}`.execute(db)
    counts[name] = rows[0]?.segments ?? 0
  }
  return counts
}

/** The statements of all indexes, without spaces and quotes. */
async function indexes({ kind, db }: Database): Promise<readonly string[]> {
  const source =
    kind === 'sqlite'
      ? sql<{ definition: string }>`select sql as definition from sqlite_master
          where type = 'index' and sql is not null`
      : sql<{ definition: string }>`select indexdef as definition from pg_indexes
          where schemaname = current_schema()`
  const { rows } = await source.execute(db)
  return rows
    .map(({ definition }) => definition.replace(/ if not exists| on /gi, ' ').replace(/["\s]/g, ''))
    .sort()
}
