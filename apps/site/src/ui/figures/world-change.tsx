import type { ReactNode } from 'react'
import { Phone, Phones } from './phones.tsx'
import { Register } from './register.tsx'
import { tableFormat } from './table-format.ts'
import type { WorldProps } from './use-world.ts'

/** A change that waits for an approval on a phone: what it costs, and what is left afterwards. */
export function WorldChange(props: WorldProps): ReactNode {
  if (props.world.changes.length === 0) return null
  return (
    <Phones>
      <ChangePhone {...props} />
    </Phones>
  )
}

export function ChangePhone({ id, messages, world }: WorldProps): ReactNode {
  const { screens, figures } = messages
  const [change] = world.changes
  if (change === undefined) return null
  const { name, title, project, contingency, days = 0, asked_by: asker } = change
  const amount = tableFormat(world, messages, [contingency, change.amount])
  const facts = [project, asker && screens.askedBy(asker), screens.finishMoves(screens.days(days))]
  return (
    <Phone button={screens.approve}>
      <Register
        id={id}
        title={name}
        columns={[title, figures.costOf]}
        rows={[
          { name: screens.contingencyBefore, cells: [{ value: amount(contingency) }] },
          { name: screens.thisChange, cells: [{ value: `−${amount(change.amount)}` }] },
        ]}
        total={{
          name: screens.contingencyAfter,
          cells: [{ value: amount(contingency - change.amount) }],
        }}
        note={`${facts.filter(Boolean).join('. ')}.`}
      />
    </Phone>
  )
}
