import { formatIn } from '@prospectus/content/messages/day'
import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { formatMessage } from '@prospectus/content/messages/format-message'
import { type Discovery, lossBeforeReport } from '@prospectus/portfolio/futures'
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
  /** The vendor, whose product showed the delay first. */
  readonly who: string
}

/** Texts about a delay, with placeholders only for the values at the needle. */
export function discoveryTexts(
  project: Project,
  discovery: Discovery,
  { dataset, messages, who }: DiscoveryContext,
) {
  const { discovery: text, locale } = messages
  const { slipped: what = project.name, seen_at: seen, reported_at: report } = project
  const { period, start = new Date(0) } = dataset
  const due = dayAfter(period, start, discovery.seen)
  const lost = amountFormat(dataset, messages)(lossBeforeReport(project, discovery))
  const time = seen?.toISOString().slice(11, 16) ?? ''
  const values = {
    ...{ what, who, time, lost },
    due: shortDay(locale, due),
    reported: report ? shortDay(locale, report) : '',
    days: Math.round(((report?.getTime() ?? 0) - (seen?.getTime() ?? 0)) / DAY_MS),
  }
  const fill = (message: string) => fillPlaceholders(message, values)
  return {
    /** By position of the needle: before the delay, until its report, after it, after the last known day. */
    stories: {
      onPlan: fill(text.storyOnPlan),
      seen: fill(text.storySeen),
      reported: fill(text.storyReported),
      future: fill(text.storyFuture),
    },
    act: text.act,
    wait: text.wait,
    seenMark: [
      who,
      fillPlaceholders(text.seenOn, { day: seen ? shortDay(locale, seen) : '', time }),
    ] as const,
    reportedMark: [text.monthlyReport, values.reported] as const,
    /** Days from when it was seen until the report. */
    lead: formatMessage(messages.screens.days, { count: values.days }, locale),
  }
}

function shortDay(locale: string, day: Date): string {
  return formatIn(locale, day, { day: 'numeric', month: 'short', timeZone: 'UTC' })
}
