import { statusAt } from '@prospectus/portfolio/course'
import type { ReactNode } from 'react'
import { Register } from './register.tsx'
import { tableFormat } from './table-format.ts'
import type { WorldProps } from './use-world.ts'

/** Why a project cost more than it earned: each cause with its record, and what no record explains. */
export function WorldCauses({ id, messages, world, project: chosen }: WorldProps): ReactNode {
  const text = messages.figures
  const project = [chosen, ...world.projects].find(
    (one) => one !== undefined && one.causes.length > 0,
  )
  if (project === undefined) return null
  const { actual, earned } = statusAt(project)
  const amount = tableFormat(
    world,
    messages,
    project.causes.map((cause) => cause.amount),
  )
  const over = actual - earned
  const known = project.causes.reduce((sum, cause) => sum + cause.amount, 0)
  const most = Math.max(...project.causes.map((cause) => cause.amount), 1)
  return (
    <Register
      id={id}
      title={text.causesTitle(project.name)}
      columns={[text.cause, text.costOf]}
      rows={project.causes.map((cause) => ({
        name: cause.name,
        note: cause.source,
        cells: [{ value: amount(cause.amount) }],
        share: cause.amount / most,
      }))}
      total={{ name: text.together, cells: [{ value: amount(known) }] }}
      note={text.causesText(amount(actual), amount(earned), amount(over), amount(over - known))}
    />
  )
}
