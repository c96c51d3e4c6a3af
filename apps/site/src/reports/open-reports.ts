import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@prospectus/protocol/values/durations'
import { type Log, throttle } from '@prospectus/server/log'
import { type StartTimer, startBackgroundTimer } from '@prospectus/server/timer'
import { REPORT_SIGNATURE_HEADER, signReport } from '@prospectus/server/visit-report'
import type { SiteSettings } from '../settings.ts'
import { createVisitCounts, type VisitCounts } from './visit-counts.ts'

/** Counts searches and missing pages, and reports them; undefined without a receiver or a secret to sign with. */
export function openReports(
  {
    reportsUrl,
    webhookSecret,
    siteUrl,
  }: Pick<SiteSettings, 'reportsUrl' | 'webhookSecret' | 'siteUrl'>,
  log: Log,
) {
  if (reportsUrl === undefined || webhookSecret === undefined) return undefined
  const counts = createVisitCounts({ siteUrl })
  return {
    counts,
    sender: createReportSender({ counts, url: reportsUrl, secret: webhookSecret, log }),
  }
}

/**
 * Sends the counts once a minute (visit-report#request). A report that did not arrive is resent unchanged, so that
 * nothing is counted twice. Rejected reports, and those left when the process ends, are lost.
 */
export function createReportSender(options: {
  readonly counts: Pick<VisitCounts, 'take'>
  readonly url: string
  readonly secret: string
  readonly log: Log
  readonly now?: () => Date
  readonly startTimer?: StartTimer
}) {
  const { counts, url, secret, log } = options
  const { now = () => new Date(), startTimer = startBackgroundTimer } = options
  const logFailure = throttle(log.warn, HOUR_MS)
  let unsent: Uint8Array | undefined
  let cancel = () => {}
  let sending: Promise<void> = Promise.resolve()
  let isStopped = false

  const send = async (timeoutMs: number) => {
    unsent ??= reportOf(counts, now())
    if (unsent === undefined) return
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [REPORT_SIGNATURE_HEADER]: signReport(unsent, secret),
        },
        body: Buffer.from(unsent),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.status >= 500)
        return logFailure('reports.send_failed', SEND_FAILED_MESSAGE, { status: response.status })
      if (!response.ok) logFailure('reports.refused', REJECTED_MESSAGE, { status: response.status })
      unsent = undefined
    } catch (error) {
      logFailure('reports.send_failed', SEND_FAILED_MESSAGE, { error })
    }
  }
  const sendAndRepeat = () => {
    sending = send(TIMEOUT_MS).then(() => {
      if (!isStopped) cancel = startTimer(INTERVAL_MS, sendAndRepeat)
    })
  }
  return {
    start: () => {
      cancel = startTimer(INTERVAL_MS, sendAndRepeat)
    },
    /** Tries once more to send the counts. */
    stop: async () => {
      isStopped = true
      cancel()
      await sending
      await send(LAST_TIMEOUT_MS)
    },
  }
}

function reportOf(counts: Pick<VisitCounts, 'take'>, now: Date): Uint8Array | undefined {
  const pending = counts.take()
  if (pending.missing.length === 0 && pending.searches.length === 0) return undefined
  const report = { id: randomUUID(), made_at: now.toISOString(), ...pending }
  return Buffer.from(JSON.stringify(report))
}

const SEND_FAILED_MESSAGE =
  'A visit report could not be sent to the content system and is sent again every minute; if this lasts, check REPORTS_URL'
const REJECTED_MESSAGE =
  'The content system rejected a visit report, whose counts are lost; check REPORTS_URL and WEBHOOK_SECRET'
const INTERVAL_MS = 60_000
const TIMEOUT_MS = 10_000
const LAST_TIMEOUT_MS = 1000
