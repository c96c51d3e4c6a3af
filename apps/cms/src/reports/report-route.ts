import { readBoundedBody } from '@prospectus/server/bounded-body'
import { damped } from '@prospectus/server/damped-log'
import type { Log } from '@prospectus/server/log'
import { isSignedReport, REPORT_SIGNATURE, type VisitReport } from '@prospectus/server/visit-report'
import type { Context } from 'hono'
import { readReport } from './read-report.ts'

interface ReportRouteOptions {
  /** `WEBHOOK_SECRET`; without it there is no such address. */
  readonly secret: string | undefined
  readonly keepReport: (report: VisitReport) => Promise<boolean>
  readonly log: Log
  readonly now?: () => Date
}

/**
 * `POST /reports`: a site tells what its visitors asked for (visit-report#request). Answers 200 `{"taken": true}`,
 * and `false` for a report that was taken before. Errors are `{"error": "<sentence>"}`: 400 no report, 401
 * signature, 404 without a secret, 405, 413.
 */
export function createReportRoute(options: ReportRouteOptions): (c: Context) => Promise<Response> {
  const { secret, keepReport, log, now = () => new Date() } = options
  const refused = damped(log.warn)
  return async (c) => {
    const refuse = (status: 400 | 401 | 404 | 405 | 413, error: string) => {
      if (status !== 404) refused('A report of visits was refused', { answered: status, error })
      return c.json({ error }, status)
    }
    if (secret === undefined) return refuse(404, 'Reports of visits are not taken here.')
    if (c.req.method !== 'POST') {
      c.header('allow', 'POST')
      return refuse(405, 'Reports are sent with POST.')
    }
    const body = await readBoundedBody(c.req.raw.body, {
      most: MOST_BYTES,
      mostDropped: MOST_DROPPED_BYTES,
    })
    if (body === undefined) return refuse(413, `A report has at most ${MOST_BYTES} bytes.`)
    if (!isSignedReport(body, secret, c.req.header(REPORT_SIGNATURE) ?? '')) {
      return refuse(401, `The header ${REPORT_SIGNATURE} is expected to be the body's signature.`)
    }
    const report = readReport(body, now())
    if (report === undefined) return refuse(400, 'The body is expected to be a report of today.')
    return c.json({ taken: await keepReport(report) })
  }
}

/** As many rows as a report may have, each as long as it may be. */
const MOST_BYTES = 2 * 1024 * 1024
const MOST_DROPPED_BYTES = 8 * MOST_BYTES
