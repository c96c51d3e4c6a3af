import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { planStateOf } from '@prospectus/portfolio/earned-value'
import type { ProjectStatus } from '@prospectus/portfolio/project-curves'
import type { Dataset } from '../schema/dataset.ts'
import type { Metric } from './chart.tsx'
import { amountFormat, indexFormat, timeFormat } from './dataset-format.ts'
import type { FigureMessages } from './figure-messages.ts'

interface FormatContext {
  readonly dataset: Pick<Dataset, 'unit' | 'period' | 'start'>
  readonly messages: FigureMessages
}

/** Key figures of a status: indices, forecast cost and finish. `plannedFinish` is in periods since the start. */
export function datasetMetrics(
  status: ProjectStatus,
  plannedFinish: number,
  { dataset, messages }: FormatContext,
): readonly Metric[] {
  const text = messages.figures
  const amount = amountFormat(dataset, messages)
  const index = indexFormat(messages)
  const time = timeFormat(dataset, messages)
  const { planned, earned, actual, budget, scheduleIndex, costIndex, finish, forecastCost } = status
  const behindBy = planned - earned
  const overspending = actual - earned
  return [
    {
      term: text.scheduleIndex,
      value: index(scheduleIndex),
      note: fillPlaceholders(behindBy < 0 ? text.aheadOfPlan : text.behindPlan, {
        value: amount(Math.abs(behindBy)),
      }),
      ...toneOf(scheduleIndex),
    },
    {
      term: text.costIndex,
      value: index(costIndex),
      note: fillPlaceholders(overspending < 0 ? text.underBudget : text.overBudget, {
        value: amount(Math.abs(overspending)),
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

/** The value of a slider for screen readers: its day, and the key figures of that day. */
export function sliderValueText(day: string, metrics: readonly Metric[]): string {
  return `${day}: ${metrics.map(({ term, value }) => `${term} ${value}`).join(', ')}`
}

function toneOf(index: number | undefined): Pick<Metric, 'tone'> {
  const state = planStateOf(index)
  return state === 'ahead' || state === 'behind' ? { tone: state } : {}
}
