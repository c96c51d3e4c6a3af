import { createServer } from 'node:http'
import { createLog, type LogFields } from '@prospectus/server/log'
import { isSignedReport } from '@prospectus/server/visit-report'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../../../../tools/testing/local-server.ts'
import { createReportSender } from './open-reports.ts'
import { createVisitCounts } from './visit-counts.ts'

interface ReceivedReport {
  readonly id: string
  readonly missing: readonly { readonly path: string; readonly count: number }[]
}

/** A content system with scripted responses, and a sender whose minutes pass on command. */
async function sending() {
  const received: ReceivedReport[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    expect(isSignedReport(body, 'secret', String(request.headers['report-signature']))).toBe(true)
    received.push(JSON.parse(body.toString()))
    response.writeHead(status).end()
  })
  const port = await listenLocally(server)
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const counts = createVisitCounts({ siteUrl: 'http://site.example' })
  let pass: () => void = () => undefined
  let scheduled = Promise.withResolvers<void>()
  const sender = createReportSender({
    ...{ counts, log, secret: 'secret', url: `http://127.0.0.1:${port}/reports` },
    startTimer: (_, call) => {
      pass = call
      scheduled.resolve()
      return () => undefined
    },
  })
  sender.start()
  return {
    received,
    logged,
    counts,
    stop: sender.stop,
    respondWith: (next: number) => {
      status = next
    },
    /** Waits until the sender waits for the next minute. */
    minute: async () => {
      scheduled = Promise.withResolvers<void>()
      pass()
      await scheduled.promise
    },
  }
}

test('CALL-6 a report that did not arrive is sent again as it is, and nothing is counted twice', async () => {
  const { received, logged, counts, minute, respondWith } = await sending()
  await minute()
  expect(received).toEqual([])
  respondWith(503)
  counts.countMissingPath('/a', undefined)
  await minute()
  counts.countMissingPath('/a', undefined)
  await minute()
  respondWith(200)
  await minute()
  await minute()
  await minute()
  expect(received.map(({ missing }) => missing[0]?.count)).toEqual([1, 1, 1, 1])
  expect(received.map(({ id }) => id === received[0]?.id)).toEqual([true, true, true, false])
  expect(logged).toHaveLength(1)
})

test('CALL-6 a rejected report is dropped; the last counts are sent at the end', async () => {
  const { received, counts, minute, stop, respondWith } = await sending()
  respondWith(401)
  counts.countMissingPath('/a', undefined)
  await minute()
  respondWith(200)
  await minute()
  expect(received).toHaveLength(1)
  counts.countMissingPath('/b', undefined)
  await stop()
  expect(received.at(-1)?.missing).toMatchObject([{ path: '/b' }])
})
