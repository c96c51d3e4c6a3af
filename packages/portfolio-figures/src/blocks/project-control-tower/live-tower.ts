import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { slipInWeeks } from '@prospectus/portfolio/earned-value'
import { dayAfter, type Period } from '@prospectus/portfolio/periods'
import {
  type ProjectCurves,
  type ProjectStatus,
  statusAt,
} from '@prospectus/portfolio/project-curves'
import { summariseProjects } from '@prospectus/portfolio/project-summary'
import { amountFormat, timeFormat, withSign } from '../../figures/dataset-format.ts'
import { type FigureMessages, figureMessages } from '../../figures/figure-messages.ts'
import type { PortfolioMessages } from '../../messages/messages.ts'
import type { Dataset } from '../../schema/dataset.ts'
import type { ProjectControlTower } from '../../schema/project-control-tower.ts'
import { type TowerMessages, towerFormat } from './tower-format.ts'

/** State that the server passes to the control tower's enhancer as JSON: figures over time, and messages. */
export interface LiveTower {
  readonly unit: Dataset['unit']
  readonly period: Period
  /** Milliseconds since 1970. */
  readonly startMs: number
  readonly projectCurves: readonly (ProjectCurves & { readonly name: string })[]
  readonly figures: FigureMessages
  readonly messages: TowerMessages
  readonly summaryMessages: PortfolioMessages['towerReading']
}

/**
 * Creates the state of the control tower's enhancer. Undefined if the dataset has no start, or if a row is not one of
 * its projects with figures, because the totals would then mix two dates.
 */
export function createLiveTower(
  { projects }: ProjectControlTower,
  dataset: Dataset,
  messages: PortfolioMessages,
): LiveTower | undefined {
  const projectCurves = projects.flatMap(({ name }) => {
    const match = dataset.projects.find((project) => project.name === name)
    if (match === undefined || match.earned.length < 2) return []
    const { planned, earned, actual, plannedFinish } = match
    return [{ name, planned, earned, actual, plannedFinish }]
  })
  if (projectCurves.length !== projects.length || dataset.start === undefined) return undefined
  const { ahead, onPlan, behind, noData, onTime } = messages.controlTower
  const { towerReading: summaryMessages } = messages
  return {
    unit: dataset.unit,
    period: dataset.period,
    startMs: dataset.start.getTime(),
    projectCurves,
    summaryMessages,
    figures: figureMessages(messages),
    messages: { locale: messages.locale, controlTower: { ahead, onPlan, behind, noData, onTime } },
  }
}

/** A project at the status date. */
export interface LiveRow extends ProjectStatus {
  readonly name: string
  readonly forecastFinish: Date | undefined
  /** Weeks later than planned; negative if earlier. */
  readonly slipWeeks: number | undefined
}

/** Rows of the table at a time in periods since the start; by default, at the last known time. */
export function rowsAt(
  { projectCurves, period, startMs }: LiveTower,
  at?: number,
): readonly LiveRow[] {
  const day = (time: number | undefined) =>
    time === undefined ? undefined : dayAfter(period, new Date(startMs), time)
  return projectCurves.map((curves) => {
    const status = statusAt(curves, at)
    const forecastFinish = day(status.finish)
    return {
      ...status,
      name: curves.name,
      forecastFinish,
      slipWeeks: slipInWeeks(day(curves.plannedFinish), forecastFinish),
    }
  })
}

/** Sentences that state the total, name the projects behind plan, and sum up the others. */
export function summaryAt(tower: LiveTower, rows: readonly LiveRow[]): string {
  const dataset = { unit: tower.unit, period: tower.period, start: new Date(tower.startMs) }
  const amount = amountFormat(dataset, tower.figures)
  const { index } = towerFormat(tower.messages)
  const { all, behind, others, none } = tower.summaryMessages
  const { totals, namesBehind, behindBy, othersAheadBy } = summariseProjects(rows)
  const { planned = 0, earned = 0 } = totals.figures
  const sentences = [
    fillPlaceholders(all, {
      date: timeFormat(dataset, tower.figures).long(rows[0]?.at ?? 0),
      planned: amount(planned),
      earned: amount(earned),
      index: index(totals.scheduleIndex) ?? '–',
    }),
    namesBehind.length === 0
      ? none
      : fillPlaceholders(behind, {
          amount: amount(behindBy),
          names: new Intl.ListFormat(tower.messages.locale).format(namesBehind),
        }),
    namesBehind.length === 0 || othersAheadBy === undefined
      ? undefined
      : fillPlaceholders(others, { amount: withSign(othersAheadBy, amount) }),
  ]
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}
