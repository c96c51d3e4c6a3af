import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import type { FigureTable } from '@prospectus/content/schema/fields/figure-table'
import { RegisterTable } from '../../ui/register/register.tsx'
import { isStressed } from './figure-chart.marks.ts'

/** A first column of words becomes small notes, a highlighted column gets bars, and a highlighted row is the total. */
export function TableDrawing({ block }: { readonly block: FigureChart }) {
  const { corner, columns, rows } = block.data
  const sums = rows.filter(({ name }) => isStressed(name, block.highlight))
  const others = rows.filter((row) => !sums.includes(row))
  const hasNotes = others.every(({ figures: [first] }) => first?.value === undefined)
  const from = hasNotes ? 1 : 0
  const drawn = columns.findIndex((name) => isStressed(name, block.highlight))
  const maximum = Math.max(...others.map(({ figures }) => figures[drawn]?.value ?? 0))
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
          return { ...rowOf(row), ...(maximum > 0 && { share: value / maximum }) }
        })}
        total={sums.map(rowOf).at(-1)}
      />
    </div>
  )
}

interface ChartTableProps {
  readonly data: FigureTable
  readonly name: string
}

/** The figures as typed, for screen readers and exact values. */
export function ChartTable({ data, name }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's frame is not a section of the page
    <div
      className="rich-text-table figure-chart-table"
      role="region"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <Head scope="col" text={data.corner} />
            {data.columns.map((column, at) => (
              <Head key={at} scope="col" text={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row, at) => (
            <tr key={at}>
              <Head scope="row" text={row.name} />
              {row.figures.map(({ text }, column) => (
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** An empty cell must not be announced as a heading. */
function Head(props: { readonly scope: 'col' | 'row'; readonly text: string }) {
  return props.text === '' ? <td /> : <th scope={props.scope}>{props.text}</th>
}
