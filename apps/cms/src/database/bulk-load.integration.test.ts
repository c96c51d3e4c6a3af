import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { bulkLoad } from './bulk-load.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

onBothDatabases('tables that are filled at once', (_, { kind, createUrl }) => {
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
})

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
