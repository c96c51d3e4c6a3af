import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { type Course, type CourseStatus, statusAt } from '@prospectus/portfolio/course'
import { slipInWeeks } from '@prospectus/portfolio/earned-value'
import { dayAfter, type Period } from '@prospectus/portfolio/periods'
import { readingOf } from '@prospectus/portfolio/reading'
import { amountFormat, timeFormat, withSign } from '../../figures/dataset-format.ts'
import { type FigureMessages, figureMessages } from '../../figures/figure-messages.ts'
import type { PortfolioMessages } from '../../messages/messages.ts'
import type { Dataset } from '../../schema/dataset.ts'
import type { ProjectControlTower } from '../../schema/project-control-tower.ts'
import { type TowerMessages, towerFormat } from './tower-format.ts'

export interface LiveTower {
  readonly unit: Dataset['unit']
  readonly period: Period
  /** Milliseconds since 1970. */
  readonly startMs: number
  readonly courses: readonly (Course & { readonly name: string })[]
  readonly figures: FigureMessages
  readonly messages: TowerMessages
  readonly reading: PortfolioMessages['towerReading']
}

/**
 * Input of the script. Undefined if the dataset has no start, or if a row is not one of its projects with figures:
 * totals would mix two dates.
 */
export function liveTower(
  { projects }: ProjectControlTower,
  dataset: Dataset,
  messages: PortfolioMessages,
): LiveTower | undefined {
  const courses = projects.flatMap(({ name }) => {
    const match = dataset.projects.find((project) => project.name === name)
    if (match === undefined || match.earned.length < 2) return []
    const { planned, earned, actual, plannedFinish } = match
    return [{ name, planned, earned, actual, plannedFinish }]
  })
  if (courses.length !== projects.length || dataset.start === undefined) return undefined
  const { ahead, onPlan, behind, noData, onTime } = messages.controlTower
  const { towerReading: reading } = messages
  return {
    unit: dataset.unit,
    period: dataset.period,
    startMs: dataset.start.getTime(),
    courses,
    reading,
    figures: figureMessages(messages),
    messages: { locale: messages.locale, controlTower: { ahead, onPlan, behind, noData, onTime } },
  }
}

export interface LiveRow extends CourseStatus {
  readonly name: string
  /** Forecast finish. */
  readonly finishes: Date | undefined
  /** Weeks later than planned. */
  readonly slip: number | undefined
}

/** Rows at a time in periods since the start; by default, the last known one. */
export function rowsAt({ courses, period, startMs }: LiveTower, at?: number): readonly LiveRow[] {
  const day = (time: number | undefined) =>
    time === undefined ? undefined : dayAfter(period, new Date(startMs), time)
  return courses.map((course) => {
    const status = statusAt(course, at)
    const finishes = day(status.finish)
    return {
      ...status,
      name: course.name,
      finishes,
      slip: slipInWeeks(day(course.plannedFinish), finishes),
    }
  })
}

/** Sentences that state the total, name the projects behind plan, and sum up the others. */
export function readingAt(tower: LiveTower, rows: readonly LiveRow[]): string {
  const dataset = { unit: tower.unit, period: tower.period, start: new Date(tower.startMs) }
  const amount = amountFormat(dataset, tower.figures)
  const { index } = towerFormat(tower.messages)
  const { all, behind, others, none } = tower.reading
  const { totals, behind: names, behindBy, othersBy } = readingOf(rows)
  const { planned = 0, earned = 0 } = totals.figures
  const sentences = [
    fillPlaceholders(all, {
      date: timeFormat(dataset, tower.figures).long(rows[0]?.at ?? 0),
      planned: amount(planned),
      earned: amount(earned),
      index: index(totals.scheduleIndex) ?? '–',
    }),
    names.length === 0
      ? none
      : fillPlaceholders(behind, {
          amount: amount(behindBy),
          names: new Intl.ListFormat(tower.messages.locale).format(names),
        }),
    names.length === 0 || othersBy === undefined
      ? undefined
      : fillPlaceholders(others, { amount: withSign(othersBy, amount) }),
  ]
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}
