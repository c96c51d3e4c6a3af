import { performanceOf, standingOf } from '@prospectus/portfolio/earned-value'
import { totalsOf } from '@prospectus/portfolio/totals'
import type { ReactNode } from 'react'
import { Register, type RegisterCell } from './register.tsx'
import { tableFormat } from './table-format.ts'
import type { WorldProps } from './use-world.ts'
import { indexFormat } from './world-format.ts'

/** The control accounts of a project: what is earned, what it cost, and both indices, which are calculated. */
export function WorldAccounts({ id, messages, world, project: chosen }: WorldProps): ReactNode {
  const text = messages.figures
  const project = [chosen, ...world.projects].find(
    (one) => one !== undefined && one.accounts.length > 0,
  )
  if (project === undefined) return null
  const amount = tableFormat(
    world,
    messages,
    project.accounts.flatMap(({ earned, actual }) => [earned ?? 0, actual ?? 0]),
  )
  const index = indexFormat(messages)
  const ratio = (value: number | undefined): RegisterCell => {
    const standing = standingOf(value)
    return { value: index(value), tone: standing === 'on-plan' ? undefined : standing }
  }
  const cells = (figures: { earned?: number | undefined; actual?: number | undefined }) => [
    { value: amount(figures.earned ?? 0) },
    { value: amount(figures.actual ?? 0) },
  ]
  const all = totalsOf(project.accounts)
  return (
    <Register
      id={id}
      title={project.name}
      columns={[text.account, text.earned, text.actual, 'SPI', 'CPI']}
      rows={project.accounts.map((account) => {
        const { scheduleIndex, costIndex } = performanceOf(account)
        return {
          name: account.name,
          cells: [...cells(account), ratio(scheduleIndex), ratio(costIndex)],
        }
      })}
      total={{
        name: text.together,
        cells: [...cells(all.figures), ratio(all.scheduleIndex), ratio(all.costIndex)],
      }}
    />
  )
}
