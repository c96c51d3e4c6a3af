import { createLog } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import { runPlans } from './run-plans.ts'

/** Returns the events that this many polls log. */
async function eventsOf(
  options: Omit<Parameters<typeof runPlans>[0], 'log' | 'startTimer'>,
  polls = 1,
) {
  const events: string[] = []
  const log = createLog((line) => events.push(JSON.parse(line).event))
  const { promise, resolve } = Promise.withResolvers<void>()
  let remaining = polls
  const startTimer = (_: number, poll: () => void) => {
    remaining--
    if (remaining > 0) poll()
    else resolve()
    return () => {}
  }
  const stop = runPlans({ ...options, log, startTimer })
  await promise
  await stop()
  return events
}

const fail = () => Promise.reject(new Error('the database is gone'))

test('plans that cannot be looked up, and old data that cannot be deleted, are logged separately', async () => {
  expect(await eventsOf({ executeNextPlan: fail, cleanUp: fail })).toEqual([
    'schedule.lookup_failed',
  ])
  expect(await eventsOf({ executeNextPlan: async () => undefined, cleanUp: fail })).toEqual([
    'retention.failed',
  ])
})

test('old data that cannot be deleted is logged once, and again only after a success', async () => {
  const outcomes = [fail, fail, async () => {}, fail, fail]
  let polls = 0
  const cleanUp = async () => await outcomes[polls++]?.()
  const executeNextPlan = async () => undefined
  expect(await eventsOf({ executeNextPlan, cleanUp }, outcomes.length)).toEqual([
    'retention.failed',
    'retention.failed',
  ])
  expect(polls).toBe(outcomes.length)
})
