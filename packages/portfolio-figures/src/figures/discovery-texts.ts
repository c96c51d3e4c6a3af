import { formatIn } from '@prospectus/content/messages/day'
import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { formatMessage } from '@prospectus/content/messages/format-message'
import { type Discovery, lossBeforeReport } from '@prospectus/portfolio/forecasts'
import { dayAfter } from '@prospectus/portfolio/periods'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import type { PortfolioMessages } from '../messages/messages.ts'
import type { Dataset } from '../schema/dataset.ts'
import { amountFormat } from './dataset-format.ts'
import type { Project } from './use-dataset.ts'

export type DiscoveryTexts = ReturnType<typeof discoveryTexts>

interface DiscoveryContext {
  readonly dataset: Pick<Dataset, 'unit' | 'period' | 'start'>
  readonly messages: PortfolioMessages
  /** Name of the vendor, whose product showed the delay first. */
  readonly vendorName: string
}

/** Texts about a delay. Placeholders are left only for values that depend on the position of the needle. */
export function discoveryTexts(
  project: Project,
  discovery: Discovery,
  { dataset, messages, vendorName }: DiscoveryContext,
) {
  const { discovery: text, locale } = messages
  const { slipped: what = project.name, seen_at: seenAt, reported_at: reportedOn } = project
  const { period, start = new Date(0) } = dataset
  const due = dayAfter(period, start, discovery.seen)
  const lost = amountFormat(dataset, messages)(lossBeforeReport(project, discovery))
  const time = seenAt?.toISOString().slice(11, 16) ?? ''
  const values = {
    what,
    who: vendorName,
    time,
    lost,
    due: shortDay(locale, due),
    reported: reportedOn ? shortDay(locale, reportedOn) : '',
    days: Math.round(((reportedOn?.getTime() ?? 0) - (seenAt?.getTime() ?? 0)) / DAY_MS),
  }
  const fill = (message: string) => fillPlaceholders(message, values)
  return {
    /** By the position of the needle: before the delay is seen, from then on, from its report on, and in the future. */
    captions: {
      onPlan: fill(text.captionOnPlan),
      seen: fill(text.captionSeen),
      reported: fill(text.captionReported),
      future: fill(text.captionFuture),
    },
    plannedPaceLabel: text.act,
    paceSoFarLabel: text.wait,
    seenMark: [
      vendorName,
      fillPlaceholders(text.seenOn, { day: seenAt ? shortDay(locale, seenAt) : '', time }),
    ] as const,
    reportedMark: [text.monthlyReport, values.reported] as const,
    /** Days between the time the delay was seen in the product and the report. */
    leadTime: formatMessage(messages.screens.days, { count: values.days }, locale),
  }
}

function shortDay(locale: string, day: Date): string {
  return formatIn(locale, day, { day: 'numeric', month: 'short', timeZone: 'UTC' })
}
