import { numberFormat } from '@prospectus/content/messages/number'
import { type SubcontractSums, subcontractsOf } from '@prospectus/portfolio/subcontracts'
import type { ReactNode } from 'react'
import { Register, type RegisterCell } from './register.tsx'
import { tableFormat } from './table-format.ts'
import type { WorldProps } from './use-world.ts'
import { indexFormat } from './world-format.ts'

/** Subcontracts with the work certified and the money invoiced; an invoice that has overtaken the work stands out. */
export function WorldSubcontracts({ id, messages, world }: WorldProps): ReactNode {
  const { screens, figures } = messages
  if (world.subcontracts.length === 0) return null
  const { retention = 0 } = world
  const { rows, total } = subcontractsOf(world.subcontracts, retention)
  const amount = tableFormat(
    world,
    messages,
    rows.flatMap(({ sums }) => [sums.value, sums.certified, sums.invoiced]),
  )
  const index = indexFormat(messages)
  // Only an invoice that has overtaken the work is red, so that it is seen at once.
  const cells = (sums: SubcontractSums, isOver: boolean): readonly RegisterCell[] => [
    { value: amount(sums.value) },
    { value: amount(sums.certified) },
    { value: index(sums.scheduleIndex) },
    { value: amount(sums.invoiced), tone: isOver ? 'behind' : undefined },
  ]
  const balance = screens.subcontractsText(
    amount(total.accrual),
    amount(total.prepaid),
    amount(total.accrual - total.prepaid),
  )
  const share = numberFormat(messages.locale, { maximumFractionDigits: 1 }).format(retention)
  const held = retention === 0 ? [] : [screens.retained(share, amount(total.retained))]
  return (
    <Register
      id={id}
      title={screens.subcontractsTitle}
      columns={[screens.subcontract, screens.value, screens.certified, 'SPI', screens.invoiced]}
      rows={rows.map(({ subcontract, sums }) => ({
        name: subcontract.name,
        note: subcontract.work,
        cells: cells(sums, sums.prepaid > 0),
      }))}
      total={{ name: figures.together, cells: cells(total, false) }}
      note={[balance, ...held].join(' ')}
    />
  )
}
