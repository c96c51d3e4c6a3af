import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { submission } from './submission.fixture.ts'

onBothDatabases('lead-payload#keeping a submission', (open, { createUrl, kind }) => {
  test('is stored once under its key, whatever is sent later under the same one', async () => {
    const storage = await open()
    const first = await storage.storeSubmission(submission({ key: 'k' }))
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), isRepeated: false })
    const again = await storage.storeSubmission(submission({ key: 'k', fields: { name: 'Other' } }))
    expect(again).toEqual({ id: first.id, isRepeated: true })
    const other = await storage.storeSubmission(submission({ key: 'k', form: 'other' }))
    expect(other.isRepeated).toBe(false)
  })

  test('that arrives several times at once is stored once, by two processes too', async () => {
    const url = await createUrl()
    // Two connections of one process would wait for each other for ever on SQLite.
    const urls = kind === 'postgres' ? [url, url] : [url]
    const storages = await Promise.all(urls.map((each) => openStorage(each)))
    onTestFinished(async () => {
      await Promise.all(storages.map((storage) => storage.close()))
    })
    const stored = await Promise.all(
      [...storages, ...storages, ...storages, ...storages].map((storage) =>
        storage.storeSubmission(submission({ key: 'twice' })),
      ),
    )
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1)
    expect(stored.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
  })

  test('with characters that a database cannot store is stored without them', async () => {
    const url = await createUrl()
    const storage = await openStorage(url)
    const strange = 'a\0b\ud800c'
    const fields = { name: strange, many: [strange, 'x'.repeat(100_000)] }
    await storage.storeSubmission(
      submission({
        key: strange.repeat(2000),
        form: strange,
        page: strange,
        fields,
        email: strange,
      }),
    )
    await storage.close()
    const { db } = await openDatabase(url)
    const row = await db.selectFrom('lead').selectAll().executeTakeFirstOrThrow()
    await db.destroy()
    expect(JSON.parse(row.fields)).toEqual(fields)
  })
})
