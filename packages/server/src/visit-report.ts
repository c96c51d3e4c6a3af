import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What a site tells the content system of its visitors' requests now and then (visit-report#body): counts, and
 * nothing by which a visitor could be told from another.
 */
export interface VisitReport {
  /** A uuid: a report that is sent again is taken once. */
  readonly id: string
  /** ISO 8601: when it was closed. */
  readonly made_at: string
  readonly missing: readonly MissingPathCount[]
  readonly searches: readonly SearchCount[]
}

/** A path that was asked for and not found. */
export interface MissingPathCount {
  /** Decoded, without query; begins with a slash. */
  readonly path: string
  readonly count: number
  readonly first_at: string
  readonly last_at: string
  /** Where the last one came from: a path of this site, or the host of another; empty when nobody said. */
  readonly referrer: string
}

/** What was searched for on one day. */
export interface SearchCount {
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string
  readonly lang: string
  /** As `keptQuery` of the content keeps it. */
  readonly query: string
  readonly count: number
  /** How much was found the last time. */
  readonly results: number
}

/** The header in which a report carries its signature. */
export const REPORT_SIGNATURE = 'report-signature'
/** The most rows of either kind that one report may have. */
export const MOST_REPORTED = 500
/** The longest path that is counted, in characters. */
export const LONGEST_REPORTED_PATH = 300

/** The signature of a report's bytes, with the secret that sites and content system share. */
export function signReport(body: Uint8Array, secret: string): string {
  return digest(body, secret).toString('hex')
}

/** Whether the bytes were signed with this secret. Never throws. */
export function isSignedReport(body: Uint8Array, secret: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), digest(body, secret))
}

function digest(body: Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update('visit report:').update(body).digest()
}
