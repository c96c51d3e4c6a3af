import { createHmac, timingSafeEqual } from 'node:crypto'

/** A site's periodic report of visitors' requests (visit-report#body): counts, nothing that identifies a visitor. */
export interface VisitReport {
  /** A uuid: a repeated report counts once. */
  readonly id: string
  /** ISO 8601. */
  readonly made_at: string
  readonly missing: readonly MissingPathCount[]
  readonly searches: readonly ReportedSearch[]
}

export interface MissingPathCount {
  /** Decoded, without query; begins with a slash. */
  readonly path: string
  readonly count: number
  readonly first_at: string
  readonly last_at: string
  /** Referrer of the last request: a path of this site, or another host; empty when unknown. */
  readonly referrer: string
}

/** A search, counted for one day. */
export interface ReportedSearch {
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string
  readonly lang: string
  /** Normalised by `reportedQuery`. */
  readonly query: string
  readonly count: number
  readonly results: number
}

/** Name of the header with the report's signature. */
export const REPORT_SIGNATURE_HEADER = 'report-signature'
/** Maximum number of paths, and of searches, in a report. */
export const MAX_REPORTED = 500
/** Longest path in a report. */
export const MAX_PATH_CHARACTERS = 300

/** Signs a report's bytes with the secret that sites and content system share. */
export function signReport(body: Uint8Array, secret: string): string {
  return digest(body, secret).toString('hex')
}

/** Verifies a signature. Never throws. */
export function isSignedReport(body: Uint8Array, secret: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), digest(body, secret))
}

function digest(body: Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update('visit report:').update(body).digest()
}
