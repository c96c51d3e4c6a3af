import { createLog } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import { runPlans } from './run-plans.ts'

async function eventsOf(options: Omit<Parameters<typeof runPlans>[0], 'log' | 'startTimer'>) {
  const events: string[] = []
  const log = createLog((line) => events.push(JSON.parse(line).event))
  const { promise, resolve } = Promise.withResolvers<void>()
  const startTimer = () => {
    resolve()
    return () => {}
  }
  const stop = runPlans({ ...options, log, startTimer })
  await promise
  await stop()
  return events
}

const fail = () => Promise.reject(new Error('the database is gone'))

test('plans that cannot be looked up, and old data that cannot be deleted, are logged apart', async () => {
  expect(await eventsOf({ carryOutNext: fail, tidy: fail })).toEqual(['schedule.lookup_failed'])
  expect(await eventsOf({ carryOutNext: async () => undefined, tidy: fail })).toEqual([
    'retention.failed',
  ])
})
