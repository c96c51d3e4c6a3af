import { type CourseStatus, statusAt } from '@prospectus/portfolio/course'
import { slipInWeeks } from '@prospectus/portfolio/earned-value'
import { dayAfter } from '@prospectus/portfolio/periods'
import { readingOf } from '@prospectus/portfolio/reading'
import { receivedWords } from '../../ui/figures/figure-words.ts'
import { amountFormat, momentFormat, signed } from '../../ui/figures/world-format.ts'
import { towerFormat } from './project-control-tower.format.ts'
import type { LiveTower } from './project-control-tower.live.ts'
import { readingText } from './project-control-tower.reading.ts'

/** A project at a moment, with when it will end. */
export interface LiveRow extends CourseStatus {
  readonly name: string
  readonly finishes: Date | undefined
  readonly slip: number | undefined
}

/** The rows of a table as they stood at a moment, in periods since the start. */
export function rowsAt({ courses, period, start }: LiveTower, at?: number): readonly LiveRow[] {
  const day = (moment: number | undefined) =>
    moment === undefined ? undefined : dayAfter(period, new Date(start), moment)
  return courses.map((course) => {
    const status = statusAt(course, at)
    const finishes = day(status.finish)
    return {
      ...{ ...status, name: course.name, finishes },
      slip: slipInWeeks(day(course.plannedFinish), finishes),
    }
  })
}

/** The sentences above the table at that moment. */
export function readingAt(tower: LiveTower, rows: readonly LiveRow[]): string {
  const world = { unit: tower.unit, period: tower.period, start: new Date(tower.start) }
  const words = receivedWords(tower.figures)
  const amount = amountFormat(world, words)
  return readingText(tower.reading, readingOf(rows), {
    locale: tower.words.locale,
    date: momentFormat(world, words).long(rows[0]?.at ?? 0),
    amount,
    signed: (value) => signed(value, amount),
    index: towerFormat(tower.words).index,
  })
}
