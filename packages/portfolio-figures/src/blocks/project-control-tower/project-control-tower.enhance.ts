import { dayIn, machineDate } from '@prospectus/content/messages/day'
import { lastKnown } from '@prospectus/portfolio/course'
import { dayAfter } from '@prospectus/portfolio/periods'
import { totalsOf } from '@prospectus/portfolio/totals'
import { writeText } from '../../figures/chart-readouts.ts'
import { statusDial } from '../../figures/status-date.ts'
import type { LiveTower } from './live-tower.ts'
import { readingAt, rowsAt } from './live-tower.ts'
import { rowWriter } from './write-row.ts'

/** Recalculates the table for the status date that the visitor sets. */
export function enhance(element: HTMLElement): void {
  const range = element.querySelector<HTMLInputElement>('.project-control-tower-ruler > input')
  const sentence = element.querySelector('.project-control-tower-sentence')
  const rows = [...element.querySelectorAll('tbody > tr')]
  const total = element.querySelector('tfoot > tr')
  const day = element.querySelector('.project-control-tower-as-of > time')
  if (range === null || sentence === null) return
  const live: LiveTower = JSON.parse(element.dataset.tower ?? '{}')
  const { locale } = live.messages
  const start = new Date(live.start)
  const writeRow = rowWriter(live.messages)
  const course = live.courses[0]
  if (course === undefined) return

  const draw = (at: number) => {
    const statuses = rowsAt(live, at)
    for (const [index, status] of statuses.entries()) {
      const row = rows[index]
      if (row !== undefined) writeRow(row, { ...status, figures: status })
    }
    if (total !== null) writeRow(total, totalsOf(statuses))
    const date = dayAfter(live.period, start, at)
    writeText(day, dayIn(locale, date))
    day?.setAttribute('datetime', machineDate(date))
    writeText(sentence, readingAt(live, statuses))
  }
  const say = (at: number) => dayIn(locale, dayAfter(live.period, start, at))
  statusDial({ range, period: live.period, start, last: lastKnown(course), draw, say })
}
