import type { Generated } from 'kysely'
import type { Bit } from './row-values.ts'

/** What sites tell of their visitors' requests. */
export interface ReportSchema {
  readonly visit_report: VisitReportTable
  readonly missing_path: MissingPathTable
  readonly search_count: SearchCountTable
}

/** A report that was taken, so that it is not taken again. */
interface VisitReportTable {
  id: string
  taken_at: string
}

/** A path that visitors asked for and that holds nothing. */
interface MissingPathTable {
  id: Generated<number>
  /** Decoded, with its slash. */
  path: string
  count: number
  first_at: string
  last_at: string
  /** A path of the site or the host of another; empty when nobody said. */
  referrer: string
  /** Whether an editor no longer wants to see it. */
  dismissed: Bit
}

/** What visitors searched for on one day. */
interface SearchCountTable {
  /** UTC, `YYYY-MM-DD`. */
  day: string
  lang: string
  /** Folded. */
  query: string
  count: number
  /** How much was found the last time. */
  results: number
}
