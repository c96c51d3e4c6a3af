import { formatIn } from '@prospectus/content/messages/day'
import { periodsUntil } from '@prospectus/portfolio/periods'
import type { Dataset } from '../schema/dataset.ts'
import { momentFormat } from './dataset-format.ts'
import type { FigureMessages } from './figure-messages.ts'

/** A line over the whole height of a schedule. */
export interface GanttTick {
  /** In periods from the start of the axis. */
  readonly at: number
  readonly label?: string
}

/** More lines than these drown the bars. */
const MOST_LINES = 16
const DAY = 24 * 60 * 60 * 1000

/**
 * The lines of a schedule of so many periods: one a period; of a long one only those that are named, of weeks the
 * months. A month stands at its first day; a week or a day at its end, where the needle of that date stands too.
 */
export function ganttTicks(
  dataset: Pick<Dataset, 'period' | 'start'>,
  words: FigureMessages,
  length: number,
): readonly GanttTick[] {
  if (dataset.period === 'week' && length > MOST_LINES) return monthTicks(dataset, words, length)
  const moment = momentFormat(dataset, words, length)
  const every = Math.max(3, Math.ceil(length / 5))
  const isMonth = dataset.period === 'month'
  const named = (at: number) => at % every === 0 && (isMonth || at > 0)
  const all = Array.from({ length }, (_, at) =>
    named(at) ? { at, label: moment.axis(isMonth ? at + 1 : at, at === 0) } : { at },
  )
  return length > MOST_LINES ? all.filter(({ label }) => label !== undefined) : all
}

/** Where months begin, each second or third of them named where they are many. */
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
