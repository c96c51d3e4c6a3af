import { randomUUID } from 'node:crypto'
import {
  REPORT_SIGNATURE_HEADER,
  signReport,
  type VisitReport,
} from '@prospectus/server/visit-report'
import { expect, test } from 'vitest'
import { serveCms } from '../served-cms.fixture.ts'

const now = new Date().toISOString()
const missed = { path: '/old', count: 2, first_at: now, last_at: now, referrer: '/blog' }
const searched = { day: now.slice(0, 10), lang: 'en', query: 'float', count: 3, results: 0 }
const report = (parts: Partial<VisitReport> = {}): VisitReport => ({
  ...{ id: randomUUID(), made_at: now },
  ...{ missing: [missed], searches: [searched] },
  ...parts,
})

/** Serves a content system that accepts signed reports. */
async function serveReports() {
  const managementToken = 'management-token'
  const { requestCms } = await serveCms({ settings: { webhookSecret: 'shared', managementToken } })
  const send = async (body: unknown, signature?: string) => {
    const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
    const headers = { [REPORT_SIGNATURE_HEADER]: signature ?? signReport(bytes, 'shared') }
    const response = await requestCms('/reports', { method: 'POST', body: bytes, headers })
    return [response.status, await response.json()]
  }
  const list = async (path: string) => {
    const headers = { authorization: managementToken }
    return await (await requestCms(`/v1/spaces/1000/${path}`, { headers })).json()
  }
  return { requestCms, send, list }
}

test('visit-report#request a site’s report is counted once, and editors see it', async () => {
  const { send, list } = await serveReports()
  const given = report()
  expect(await send(given)).toEqual([200, { taken: true }])
  expect(await send(given)).toEqual([200, { taken: false }])
  expect((await list('missing_paths')).missing_paths).toMatchObject([{ path: '/old', count: 2 }])
  expect((await list('searches')).searches).toMatchObject([{ query: 'float', count: 3 }])
})

test('visit-report#request an invalid report is rejected, and none of it is stored', async () => {
  const { send, list, requestCms } = await serveReports()
  const signed = Buffer.from(JSON.stringify(report()))
  expect((await send(report(), signReport(signed, 'another')))[0]).toBe(401)
  expect((await send(report(), 'x'))[0]).toBe(401)
  expect((await send('a'.repeat(3_000_000)))[0]).toBe(413)
  expect((await requestCms('/reports')).status).toBe(405)
  const long = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
  for (const body of [
    'nonsense',
    { ...report(), id: 'x' },
    report({ made_at: long }),
    report({ missing: [{ ...missed, path: '/old?mail=ada@example.com' }] }),
    report({ missing: [{ ...missed, path: 'javascript:' }] }),
    report({ missing: [{ ...missed, count: -1 }] }),
    report({ missing: Array.from({ length: 501 }, () => missed) }),
    report({ searches: [{ ...searched, query: 'ada@example.com' }] }),
    report({ searches: [{ ...searched, query: 'call 555 123 456' }] }),
  ]) {
    expect((await send(body))[0], JSON.stringify(body).slice(0, 200)).toBe(400)
  }
  expect((await list('missing_paths')).missing_paths).toEqual([])
  expect((await list('searches')).searches).toEqual([])
})
