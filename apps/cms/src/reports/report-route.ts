import { reportedQuery } from '@prospectus/content/text/reported-query'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { parseJson, readBoundedBody } from '@prospectus/server/bounded-body'
import { type Log, throttle } from '@prospectus/server/log'
import {
  isSignedReport,
  MAX_PATH_CHARACTERS,
  MAX_REPORTED,
  REPORT_SIGNATURE_HEADER,
  type VisitReport,
} from '@prospectus/server/visit-report'
import type { Context } from 'hono'
import { z } from 'zod'

interface ReportRouteOptions {
  /** `WEBHOOK_SECRET`; without it the endpoint does not exist. */
  readonly secret: string | undefined
  readonly storeReport: (report: VisitReport) => Promise<boolean>
  readonly log: Log
  readonly now?: () => Date
}

/**
 * `POST /reports`: receives a site's counts of missing paths and searches (visit-report#request). Responds 200
 * `{"taken": true}`, `false` for a repeated report. Errors are `{"error": "<sentence>"}`: 400 not a report, 401
 * signature, 404 without a secret, 405, 413.
 */
export function createReportRoute(options: ReportRouteOptions): (c: Context) => Promise<Response> {
  const { secret, storeReport, log, now = () => new Date() } = options
  const logRejection = throttle(log.warn)
  return async (c) => {
    const reject = (status: 400 | 401 | 404 | 405 | 413, error: string) => {
      if (status !== 404)
        logRejection(
          'reports.rejected',
          'A visit report of a site was rejected; do what the error says, and check WEBHOOK_SECRET',
          { status, error },
        )
      return c.json({ error }, status)
    }
    if (secret === undefined)
      return reject(
        404,
        'Visit reports need WEBHOOK_SECRET, which is not set here; set it to the secret of the site and restart.',
      )
    if (c.req.method !== 'POST') {
      c.header('allow', 'POST')
      return reject(405, 'Reports are sent with POST.')
    }
    const body = await readBoundedBody(c.req.raw.body, {
      maxBytes: MAX_BYTES,
      maxReadBytes: MAX_DROPPED_BYTES,
    })
    if (body === undefined) return reject(413, `A report has at most ${MAX_BYTES} bytes.`)
    if (!isSignedReport(body, secret, c.req.header(REPORT_SIGNATURE_HEADER) ?? '')) {
      return reject(
        401,
        `The header ${REPORT_SIGNATURE_HEADER} must be the signature of the body with WEBHOOK_SECRET.`,
      )
    }
    const report = readReport(body, now())
    if (report === undefined)
      return reject(400, 'The body must be a visit report that was made within a day of now.')
    return c.json({ taken: await storeReport(report) })
  }
}

const MAX_BYTES = 2 * 1024 * 1024
const MAX_DROPPED_BYTES = 8 * MAX_BYTES

const count = z.int().min(1).max(1_000_000)
const time = z.iso.datetime()
const lang = z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i)

const reportSchema = z.object({
  id: z.uuid(),
  made_at: time,
  missing: z
    .array(
      z.object({
        path: z
          .string()
          .max(MAX_PATH_CHARACTERS)
          .regex(/^\/[^?#\p{Cc}]+$/u),
        count,
        first_at: time,
        last_at: time,
        referrer: z
          .string()
          .max(MAX_PATH_CHARACTERS)
          .regex(/^[^?#@\s]*$/),
      }),
    )
    .max(MAX_REPORTED),
  searches: z
    .array(
      z.object({
        day: z.iso.date(),
        lang,
        // Sites of other versions may send queries that must not be stored.
        query: z.string().refine((text) => reportedQuery(text) === text),
        count,
        results: z.int().min(0).max(10_000_000),
      }),
    )
    .max(MAX_REPORTED),
})

/**
 * Parses a report (visit-report#body). Rejects a report from more than a day before or after now: it may be a replay.
 */
function readReport(body: Uint8Array, now: Date): VisitReport | undefined {
  const result = reportSchema.safeParse(parseJson(body))
  if (!result.success) return undefined
  const ageMs = now.getTime() - Date.parse(result.data.made_at)
  return Math.abs(ageMs) <= MAX_AGE_MS ? result.data : undefined
}

const MAX_AGE_MS = DAY_MS
