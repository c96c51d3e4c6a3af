import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { serveManagement } from '../management/served-management.fixture.ts'
import { fillWith } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { submission } from './submission.fixture.ts'

test('management-api#leads an erased lead leaves no byte of its address in the files of SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  const path = join(folder, 'content.sqlite')
  const storage = await openStorage(`file:${path}`)
  onTestFinished(async () => {
    await storage.close()
    await rm(folder, { recursive: true })
  })
  await fillWith(storage, [{ full_slug: 'home' }])
  const bytes = async () =>
    (await Promise.all(['', '-wal'].map((end) => readFile(`${path}${end}`, 'latin1')))).join('')
  for (let number = 0; number < 30; number += 1) {
    const email = `erased-${number % 3}@visitor.example`
    const fields = { name: 'Ada', email, message: 'Please call. '.repeat(number * 40) }
    await storage.storeSubmission(submission({ key: `key-${number}`, fields, email }))
  }
  expect(await bytes()).toContain('erased-1@visitor.example')
  const { send } = serveManagement(storage)
  const { body } = await send('DELETE leads?email=Erased-1@visitor.example')
  expect(body.erased).toMatchObject({ leads: 10 })
  expect(listOf((await send('GET audit')).body, 'audit')).toMatchObject([
    { action: 'DELETE leads' },
  ])
  expect((await bytes()).toLowerCase()).not.toContain('erased-1@visitor.example')
  expect(await bytes()).toContain('erased-2@visitor.example')
  expect(await storage.eraseLeadsBefore(new Date(Date.now() + 60_000))).toMatchObject({
    leads: 20,
  })
  expect(await bytes()).not.toContain('@visitor.example')
})
