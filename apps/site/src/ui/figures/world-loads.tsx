import { numberFormat } from '@prospectus/content/messages/number'
import { loadTotals } from '@prospectus/portfolio/loads'
import type { ReactNode } from 'react'
import { Register } from './register.tsx'
import type { WorldProps } from './use-world.ts'

/** What each source delivered, when last, and what became of its rows. */
export function WorldLoads({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.records
  const { loads } = world
  if (loads.length === 0) return null
  const count = numberFormat(messages.locale, { maximumFractionDigits: 0 })
  const share = numberFormat(messages.locale, { maximumFractionDigits: 2 })
  const totals = loadTotals(loads)
  const most = Math.max(...loads.map(({ rows }) => rows), 1)
  const cells = (rows: number, waiting: number, refused: number) =>
    [rows, waiting, refused].map((value) => ({ value: count.format(value) }))
  return (
    <Register
      id={id}
      title={text.loadsTitle(count.format(totals.rows), count.format(totals.refused))}
      columns={[text.source, text.rows, text.noCode, text.refused]}
      rows={loads.map(({ name, kind, loaded = '', rows, waiting = 0, refused = 0 }) => ({
        name,
        note: kind === undefined ? undefined : text.loaded(kind, loaded),
        cells: cells(rows, waiting, refused),
        share: rows / most,
      }))}
      total={{
        name: messages.figures.together,
        cells: cells(totals.rows, totals.waiting, totals.refused),
      }}
      note={text.loadsText(
        count.format(totals.matched),
        count.format(totals.waiting),
        count.format(totals.refused),
        messages.figures.percent(share.format(totals.refusedShare * 100)),
      )}
    />
  )
}
