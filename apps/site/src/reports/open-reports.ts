import type { Log } from '@prospectus/server/log'
import type { SiteSettings } from '../settings.ts'
import { createReportSender, type ReportSender } from './report-sender.ts'
import { createVisitCounts, type VisitCounts } from './visit-counts.ts'

/** What a site counts of its visitors' requests, and who hands it on. */
interface Reports {
  readonly counts: VisitCounts
  readonly sender: ReportSender
}

/** Undefined where nobody is to be told, or nothing could be signed: then nothing is counted. */
export function openReports(
  {
    reportsUrl,
    webhookSecret,
    siteUrl,
  }: Pick<SiteSettings, 'reportsUrl' | 'webhookSecret' | 'siteUrl'>,
  log: Log,
): Reports | undefined {
  if (reportsUrl === undefined || webhookSecret === undefined) return undefined
  const counts = createVisitCounts({ siteUrl })
  return {
    counts,
    sender: createReportSender({ counts, url: reportsUrl, secret: webhookSecret, log }),
  }
}
