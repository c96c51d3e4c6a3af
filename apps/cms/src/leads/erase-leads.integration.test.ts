import { createLog, type LogFields } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { createLeadRetention } from './erase-leads.ts'
import { openWithReceivers } from './lead-receivers.fixture.ts'
import { submission } from './submission.fixture.ts'

const DAY = 24 * 60 * 60

onAnyDatabase('management-api#leads', (open) => {
  test('leads older than LEADS_KEEP_DAYS are erased with their messages, within the hour', async () => {
    const { clock, storage, sendDue } = await openWithReceivers(open)
    const logged: LogFields[] = []
    const log = createLog((line) => logged.push(JSON.parse(line)))
    const { eraseLeadsBefore } = storage
    const options = { eraseLeadsBefore, log, now: clock.now }
    const eraseOld = createLeadRetention({ keepDays: 30, ...options })
    const keepAll = createLeadRetention({ keepDays: undefined, ...options })
    const old = await storage.storeSubmission(submission({ key: 'old' }))
    clock.advance(29 * DAY)
    await storage.storeSubmission(submission({ key: 'new' }))
    await sendDue()
    clock.advance(DAY - 60)
    const count = async () => (await storage.leads({ page: 1, perPage: 10 })).total
    await eraseOld()
    expect(await count()).toBe(2)
    clock.advance(61)
    await eraseOld()
    expect(await count()).toBe(2)
    clock.advance(60 * 60)
    await keepAll()
    expect(await count()).toBe(2)
    await eraseOld()
    expect(await count()).toBe(1)
    expect(await storage.listLeadMessages(old.id)).toEqual([])
    expect(logged).toMatchObject([
      { message: 'Leads older than LEADS_KEEP_DAYS were erased', leads: 1 },
    ])
  })
})
