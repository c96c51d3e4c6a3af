import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import type { ReactNode } from 'react'
import { RegisterTable } from '../../ui/register/register.tsx'
import { isStressed } from './figure-chart.marks.ts'

/**
 * The figures as a list of the product. Words in the first column stand small below the names; a stressed column is
 * drawn as bars as well, a stressed row is the sum of the others.
 */
export function RegisterDrawing({ block }: { readonly block: FigureChart }): ReactNode {
  const { corner, columns, rows } = block.data
  const sums = rows.filter(({ name }) => isStressed(name, block.highlight))
  const others = rows.filter((row) => !sums.includes(row))
  const hasNotes = others.every(({ figures: [first] }) => first?.value === undefined)
  const from = hasNotes ? 1 : 0
  const drawn = columns.findIndex((name) => isStressed(name, block.highlight))
  const most = Math.max(...others.map(({ figures }) => figures[drawn]?.value ?? 0))
  const rowOf = ({ name, figures }: (typeof rows)[number]) => ({
    name,
    note: (hasNotes && figures[0]?.text) || undefined,
    cells: figures.slice(from).map(({ text }) => ({ value: text })),
  })
  return (
    <div className="register">
      <RegisterTable
        label={block.title}
        columns={[corner, ...columns.slice(from)]}
        rows={others.map((row) => {
          const { value = 0 } = row.figures[drawn] ?? {}
          return { ...rowOf(row), ...(most > 0 && { share: value / most }) }
        })}
        total={sums.map(rowOf).at(-1)}
      />
    </div>
  )
}
