import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { listAuditEntries, writeAudit } from './audit.ts'

onBothDatabases('the audit log', (_, { createUrl }) => {
  test('cannot be edited: the database rejects changes and removals', async () => {
    const database = await openDatabase(await createUrl())
    onTestFinished(() => database.db.destroy())
    await migrate(database)
    const record = {
      person_id: 'p',
      author: 'Ada',
      action: 'POST stories',
      subject: 's',
      client: '',
    }
    await writeAudit(database, record, '2026-01-01T00:00:00.000Z')
    const { db } = database
    for (const statement of [
      sql`update audit set author = 'Eve'`,
      sql`delete from audit`,
      sql`delete from audit where author = 'Ada'`,
    ]) {
      await expect(statement.execute(db)).rejects.toThrow('The audit trail cannot be changed')
    }
    const query = { personId: undefined, page: 1, perPage: 10 }
    expect((await listAuditEntries(database, query)).items).toMatchObject([record])
  })
})
