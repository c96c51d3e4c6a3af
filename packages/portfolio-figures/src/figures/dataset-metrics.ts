import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import type { CourseStatus } from '@prospectus/portfolio/course'
import { planStateOf } from '@prospectus/portfolio/earned-value'
import type { Dataset } from '../schema/dataset.ts'
import type { Metric } from './chart.tsx'
import { amountFormat, indexFormat, timeFormat } from './dataset-format.ts'
import type { FigureMessages } from './figure-messages.ts'

interface FormatContext {
  readonly dataset: Pick<Dataset, 'unit' | 'period' | 'start'>
  readonly messages: FigureMessages
}

/** Key figures at a time: indices, forecast cost and finish. */
export function datasetMetrics(
  status: CourseStatus,
  plannedFinish: number,
  { dataset, messages }: FormatContext,
): readonly Metric[] {
  const text = messages.figures
  const amount = amountFormat(dataset, messages)
  const index = indexFormat(messages)
  const time = timeFormat(dataset, messages)
  const { planned, earned, actual, budget, scheduleIndex, costIndex, finish, forecastCost } = status
  const late = planned - earned
  const over = actual - earned
  return [
    {
      term: text.scheduleIndex,
      value: index(scheduleIndex),
      note: fillPlaceholders(late < 0 ? text.aheadOfPlan : text.behindPlan, {
        value: amount(Math.abs(late)),
      }),
      ...toneOf(scheduleIndex),
    },
    {
      term: text.costIndex,
      value: index(costIndex),
      note: fillPlaceholders(over < 0 ? text.underBudget : text.overBudget, {
        value: amount(Math.abs(over)),
      }),
      ...toneOf(costIndex),
    },
    {
      term: dataset.unit === 'hours' ? text.forecastHours : text.forecastCost,
      value: forecastCost === undefined ? '–' : amount(forecastCost),
      note: fillPlaceholders(text.budget, { value: amount(budget) }),
    },
    {
      term: text.forecastFinish,
      value: finish === undefined ? '–' : time.short(finish),
      note: fillPlaceholders(text.plan, { value: time.short(plannedFinish) }),
    },
  ]
}

/** Tells screen readers the day that a slider is at, with its key figures. */
export function sliderValueText(day: string, metrics: readonly Metric[]): string {
  return `${day}: ${metrics.map(({ term, value }) => `${term} ${value}`).join(', ')}`
}

function toneOf(index: number | undefined): Pick<Metric, 'tone'> {
  const state = planStateOf(index)
  return state === 'ahead' || state === 'behind' ? { tone: state } : {}
}
