import { createLog } from '@prospectus/server/log'
import { getMigrations } from 'better-auth/db/migration'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { createAuth } from './auth.ts'

onBothDatabases('the tables of the sign-in library', (_, { createUrl }) => {
  test("match the library's expectations: it finds nothing to change", async () => {
    const database = await openDatabase(await createUrl())
    onTestFinished(() => database.db.destroy())
    await migrate(database)
    const log = createLog(() => undefined)
    const cmsUrl = 'http://127.0.0.1:3001'
    const auth = createAuth({ database, cmsUrl, sealSecret: 'seal-secret', log })
    const { runMigrations: _, compileMigrations, ...found } = await getMigrations(auth.options)
    expect(found).toEqual({
      toBeCreated: [],
      toBeAdded: [],
      toBeAddedIndexes: [],
      unsafeChanges: [],
      schemaProblems: [],
    })
    expect(await compileMigrations()).toBe(';')
  })
})
