import { statusAt } from '@prospectus/portfolio/course'
import { standingOf } from '@prospectus/portfolio/earned-value'
import { totalsOf } from '@prospectus/portfolio/totals'
import type { ReactNode } from 'react'
import { Register, type RegisterCell } from './register.tsx'
import { tableFormat } from './table-format.ts'
import type { WorldProps } from './use-world.ts'
import { indexFormat, momentFormat } from './world-format.ts'

/** The projects of a world as a portfolio: indices, forecast cost and finish, calculated from their curves. */
export function WorldProjects({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.figures
  if (world.projects.length === 0) return null
  const index = indexFormat(messages)
  const moment = momentFormat(world, messages)
  const ratio = (value: number | undefined): RegisterCell => {
    const standing = standingOf(value)
    return { value: index(value), tone: standing === 'on-plan' ? undefined : standing }
  }
  const all = world.projects.map((project) => ({ project, status: statusAt(project) }))
  const amount = tableFormat(
    world,
    messages,
    all.map(({ status }) => status.forecastCost ?? 0),
  )
  const totals = totalsOf(all.map(({ status }) => status))
  const forecast = (cost: number | undefined) => (cost === undefined ? '–' : amount(cost))
  return (
    <Register
      id={id}
      title={world.portfolio ?? text.samplePortfolio}
      columns={[text.projects, 'SPI', 'CPI', text.forecastCost]}
      rows={all.map(({ project, status }) => ({
        name: project.name,
        note: status.finish === undefined ? undefined : text.finishes(moment.long(status.finish)),
        cells: [
          ratio(status.scheduleIndex),
          ratio(status.costIndex),
          { value: forecast(status.forecastCost) },
        ],
      }))}
      total={{
        name: text.together,
        cells: [
          ratio(totals.scheduleIndex),
          ratio(totals.costIndex),
          { value: forecast(totals.forecastCost) },
        ],
      }}
    />
  )
}
