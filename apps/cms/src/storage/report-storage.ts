import type { VisitReport } from '@prospectus/server/visit-report'
import type { OpenDatabase } from '../database/database.ts'
import type { Page } from '../database/paging.ts'
import { forgetReportsBefore } from '../reports/forget-reports.ts'
import { keepReport } from '../reports/keep-report.ts'
import { type LikelyPage, likelyPages } from '../reports/likely-pages.ts'
import {
  dismissMissingPath,
  type MissingPath,
  type MissingPathQuery,
  missingPaths,
} from '../reports/missing-paths.ts'
import { type SearchedFor, type SearchQuery, searches } from '../reports/searches.ts'

/** What sites tell of their visitors' requests. */
export interface ReportStorage {
  /** False for a report that was taken before. */
  readonly keepReport: (report: VisitReport) => Promise<boolean>
  readonly forgetReportsBefore: (before: Date) => Promise<void>
  readonly missingPaths: (query: MissingPathQuery) => Promise<Page<MissingPath>>
  /** Throws `StorageFault` when there is none, as the next one does. */
  readonly dismissMissingPath: (id: number, dismissed: boolean) => Promise<MissingPath>
  readonly likelyPages: (id: number) => Promise<readonly LikelyPage[]>
  readonly searches: (query: SearchQuery) => Promise<Page<SearchedFor>>
}

export function createReportStorage(database: OpenDatabase, now: () => Date): ReportStorage {
  return {
    keepReport: (report) => keepReport(database, report, now()),
    forgetReportsBefore: (before) => forgetReportsBefore(database, before),
    missingPaths: (query) => missingPaths(database, query),
    dismissMissingPath: (id, dismissed) => dismissMissingPath(database, id, dismissed),
    likelyPages: (id) => likelyPages(database, id),
    searches: (query) => searches(database, query),
  }
}
