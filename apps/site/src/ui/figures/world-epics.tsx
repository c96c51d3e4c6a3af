import { numberFormat } from '@prospectus/content/messages/number'
import { epicTotals, progressOf } from '@prospectus/portfolio/epics'
import type { ReactNode } from 'react'
import { Register } from './register.tsx'
import type { WorldProps } from './use-world.ts'

/** Epics that report to tasks of a schedule: points done become hours earned. */
export function WorldEpics({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.records
  const { epics } = world
  if (epics.length === 0) return null
  const whole = numberFormat(messages.locale, { maximumFractionDigits: 0 })
  const percent = (share: number) => messages.figures.percent(whole.format(share * 100))
  const part = (done: number, all: number) => text.share(whole.format(done), whole.format(all))
  const totals = epicTotals(epics)
  return (
    <Register
      id={id}
      title={text.epicsTitle}
      columns={[text.epic, text.points, text.done, text.earnedHours]}
      rows={epics.map((epic) => {
        const progress = progressOf(epic)
        const hours = messages.figures.hours(whole.format(progress * epic.hours))
        return {
          name: epic.name,
          note: epic.task,
          cells: [
            { value: part(epic.done, epic.points) },
            { value: percent(progress) },
            { value: hours },
          ],
          share: progress,
        }
      })}
      total={{
        name: text.allEpics,
        cells: [
          { value: part(totals.done, totals.points) },
          { value: percent(totals.byPoints) },
          { value: messages.figures.hours(whole.format(totals.earned)) },
        ],
      }}
      note={text.epicsText(
        percent(totals.byPoints),
        percent(totals.byHours),
        messages.figures.hours(part(totals.earned, totals.hours)),
      )}
    />
  )
}
