import { createLog, type LogFields } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import { startNodeReports } from './node-reports.ts'
import type { CmsNode } from './nodes.ts'
import type { NodeDescription } from './this-node.ts'

const SELF: NodeDescription = {
  name: 'a:3001',
  machine: 'a',
  store: '',
  storeId: '',
  receivers: { content: ['https://a.example/hooks/content'], leads: null, mail: null },
}

test('a skewed clock and differing receivers are logged when they begin, not at every beat', async () => {
  const logged: LogFields[] = []
  const beats: (() => void)[] = []
  let offset = 0
  let others: CmsNode[] = []
  let reports = 0
  const stop = startNodeReports({
    self: SELF,
    report: async () => {
      reports++
      if (reports === 4) throw new Error('The database is away')
      return offset
    },
    nodes: async () => others,
    log: createLog((line) => logged.push(JSON.parse(line))),
    startTimer: (_, work) => {
      beats.push(work)
      return () => undefined
    },
  })
  const beat = async (count: number) => {
    await expect.poll(() => beats.length).toBe(count)
    beats.at(-1)?.()
    await expect.poll(() => beats.length).toBe(count + 1)
  }
  const events = () => logged.map(({ event }) => event)
  await beat(1)
  expect(events()).toEqual([])
  offset = -6000
  const running = { clockOffsetMs: 0, seenAt: '', isRunning: true, isRecent: true }
  others = [{ ...SELF, ...running, name: 'b:3001', receivers: { ...SELF.receivers, content: [] } }]
  await beat(2)
  expect(events()).toEqual(['clock.skewed', 'receivers.differ'])
  expect(logged[0]).toMatchObject({ seconds_ahead: -6 })
  expect(logged[1]).toMatchObject({ settings: 'WEBHOOK_URLS', others: 'b:3001' })
  await beat(3)
  await beat(4)
  expect(events(), 'nothing new, and the database was away').toHaveLength(2)
  offset = 0
  await beat(5)
  expect(events()).toEqual(['clock.skewed', 'receivers.differ', 'clock.recovered'])
  await stop()
})
