import type { CourseStatus } from '@prospectus/portfolio/course'
import { standingOf } from '@prospectus/portfolio/earned-value'
import type { Dataset } from '../schema/dataset.ts'
import type { Metric } from './chart.tsx'
import { amountFormat, indexFormat, momentFormat } from './dataset-format.ts'
import type { FigureWords } from './figure-words.ts'

interface Written {
  readonly dataset: Pick<Dataset, 'unit' | 'period' | 'start'>
  readonly messages: FigureWords
}

/** The key figures of a project at a moment: both indices, what it will cost, when it will end. */
export function datasetMetrics(
  status: CourseStatus,
  plannedFinish: number,
  { dataset, messages }: Written,
): readonly Metric[] {
  const text = messages.figures
  const amount = amountFormat(dataset, messages)
  const index = indexFormat(messages)
  const moment = momentFormat(dataset, messages)
  const { planned, earned, actual, budget, scheduleIndex, costIndex, finish, forecastCost } = status
  const late = planned - earned
  const over = actual - earned
  return [
    {
      term: text.scheduleIndex,
      value: index(scheduleIndex),
      note: (late < 0 ? text.aheadOfPlan : text.behindPlan)(amount(Math.abs(late))),
      ...toneOf(scheduleIndex),
    },
    {
      term: text.costIndex,
      value: index(costIndex),
      note: (over < 0 ? text.underBudget : text.overBudget)(amount(Math.abs(over))),
      ...toneOf(costIndex),
    },
    {
      term: dataset.unit === 'hours' ? text.forecastHours : text.forecastCost,
      value: forecastCost === undefined ? '–' : amount(forecastCost),
      note: text.budget(amount(budget)),
    },
    {
      term: text.forecastFinish,
      value: finish === undefined ? '–' : moment.short(finish),
      note: text.plan(moment.short(plannedFinish)),
    },
  ]
}

/** What a screen reader says of a moment: its day and the key figures. */
export function momentInWords(day: string, metrics: readonly Metric[]): string {
  return `${day}: ${metrics.map(({ term, value }) => `${term} ${value}`).join(', ')}`
}

function toneOf(index: number | undefined): Pick<Metric, 'tone'> {
  const standing = standingOf(index)
  return standing === 'ahead' || standing === 'behind' ? { tone: standing } : {}
}
