import { formatIn } from '@prospectus/content/messages/day'
import { periodsUntil } from '@prospectus/portfolio/periods'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import type { Dataset } from '../schema/dataset.ts'
import { timeFormat } from './dataset-format.ts'
import type { FigureMessages } from './figure-messages.ts'

export interface GanttTick {
  /** Position, in periods from the start of the axis. */
  readonly at: number
  readonly label?: string
}

/** Maximum number of lines; more would hide the bars. */
const MAX_LINES = 16

/**
 * Vertical lines for `length` periods. A long schedule in weeks has a line for each month; any other long one has only
 * labelled lines. The line of a month is at its first day; that of a week or day is at its end, where the needle of
 * that date would be.
 */
export function ganttTicks(
  dataset: Pick<Dataset, 'period' | 'start'>,
  messages: FigureMessages,
  length: number,
): readonly GanttTick[] {
  if (dataset.period === 'week' && length > MAX_LINES) return monthTicks(dataset, messages, length)
  const time = timeFormat(dataset, messages, length)
  const labelInterval = Math.max(3, Math.ceil(length / 5))
  const isMonth = dataset.period === 'month'
  const hasLabel = (at: number) => at % labelInterval === 0 && (isMonth || at > 0)
  const lines = Array.from({ length }, (_, at) =>
    hasLabel(at) ? { at, label: time.axis(isMonth ? at + 1 : at, at === 0) } : { at },
  )
  return length > MAX_LINES ? lines.filter(({ label }) => label !== undefined) : lines
}

/** A line for each month; at most six lines have a label. */
function monthTicks(
  { start = new Date(0) }: Pick<Dataset, 'start'>,
  { locale }: FigureMessages,
  length: number,
): readonly GanttTick[] {
  const months = Array.from({ length: Math.ceil(length / 4) }, (_, index) => {
    const firstDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + index, 1))
    const at = periodsUntil('week', start, new Date(firstDay.getTime() - DAY_MS))
    return { at, label: formatIn(locale, firstDay, { month: 'short', timeZone: 'UTC' }) }
  }).filter(({ at }) => at >= 0 && at < length)
  const labelInterval = Math.ceil(months.length / 6)
  return months.map(({ at, label }, index) =>
    index % labelInterval === 0 ? { at, label } : { at },
  )
}
