import { formatIn } from '@prospectus/content/messages/day'
import { periodsUntil } from '@prospectus/portfolio/periods'
import type { Dataset } from '../schema/dataset.ts'
import { timeFormat } from './dataset-format.ts'
import type { FigureMessages } from './figure-messages.ts'

/** A vertical line of a schedule. */
export interface GanttTick {
  /** In periods from the start of the axis. */
  readonly at: number
  readonly label?: string
}

/** More lines would hide the bars. */
const MOST_LINES = 16
const DAY = 24 * 60 * 60 * 1000

/**
 * Lines of a schedule of `length` periods: one per period, in long ones only the labelled, and for weeks the
 * months. A month is marked at its first day, a week or day at its end, like the needle of that date.
 */
export function ganttTicks(
  dataset: Pick<Dataset, 'period' | 'start'>,
  words: FigureMessages,
  length: number,
): readonly GanttTick[] {
  if (dataset.period === 'week' && length > MOST_LINES) return monthTicks(dataset, words, length)
  const moment = timeFormat(dataset, words, length)
  const every = Math.max(3, Math.ceil(length / 5))
  const isMonth = dataset.period === 'month'
  const named = (at: number) => at % every === 0 && (isMonth || at > 0)
  const all = Array.from({ length }, (_, at) =>
    named(at) ? { at, label: moment.axis(isMonth ? at + 1 : at, at === 0) } : { at },
  )
  return length > MOST_LINES ? all.filter(({ label }) => label !== undefined) : all
}

/** Starts of months; of many, every second or third is labelled. */
function monthTicks(
  { start = new Date(0) }: Pick<Dataset, 'start'>,
  { locale }: FigureMessages,
  length: number,
): readonly GanttTick[] {
  const months = Array.from({ length: Math.ceil(length / 4) }, (_, index) => {
    const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index, 1))
    const at = periodsUntil('week', start, new Date(first.getTime() - DAY))
    return { at, label: formatIn(locale, first, { month: 'short', timeZone: 'UTC' }) }
  }).filter(({ at }) => at >= 0 && at < length)
  const every = Math.ceil(months.length / 6)
  return months.map(({ at, label }, index) => (index % every === 0 ? { at, label } : { at }))
}
