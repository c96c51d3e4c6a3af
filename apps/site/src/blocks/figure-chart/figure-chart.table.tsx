import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import type { FigureTable } from '@prospectus/content/schema/fields/figure-table'
import { FiguresTable } from '../../ui/figures-table/figures-table.tsx'
import { isHighlighted } from './figure-chart.marks.ts'

/**
 * A table with bars. A first column of words becomes small notes, highlighted columns are the parts of bars, and a
 * highlighted row is the total. Bars with a limit have a line at it.
 */
export function TableDrawing({ block }: { readonly block: FigureChart }) {
  const { limit, divide_after: dividedAfter } = block
  const { corner, columns, rows } = block.data
  const totals = rows.filter(({ name }) => isHighlighted(name, block.highlight))
  const bodyRows = rows.filter((row) => !totals.includes(row))
  const hasNotes = bodyRows.every(({ figures: [first] }) => first?.value === undefined)
  const firstColumn = hasNotes ? 1 : 0
  const barColumns = columns.filter((name) => isHighlighted(name, block.highlight))
  const partsOf = ({ figures }: (typeof rows)[number]) =>
    barColumns.map((name) => figures[columns.indexOf(name)]?.value ?? 0)
  const maximum = Math.max(
    limit ?? 0,
    ...bodyRows.map((row) => partsOf(row).reduce((sum, value) => sum + value, 0)),
  )
  const rowOf = ({ name, figures }: (typeof rows)[number]) => ({
    name,
    note: (hasNotes && figures[0]?.text) || undefined,
    cells: figures.slice(firstColumn).map(({ text }) => ({ value: text })),
  })
  return (
    <div className="figures-table">
      <FiguresTable
        label={block.title}
        columns={[corner, ...columns.slice(firstColumn)]}
        barColumns={barColumns}
        rows={bodyRows.map((row) => ({
          ...rowOf(row),
          ...(maximum > 0 && {
            shares: partsOf(row).map((value) => value / maximum),
            limit: limit === undefined ? undefined : limit / maximum,
          }),
          isDivided: dividedAfter !== undefined && isHighlighted(row.name, dividedAfter),
        }))}
        total={totals.map(rowOf).at(-1)}
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
            <HeaderCell scope="col" text={data.corner} />
            {data.columns.map((column, index) => (
              <HeaderCell key={index} scope="col" text={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row, index) => (
            <tr key={index}>
              <HeaderCell scope="row" text={row.name} />
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

/** A header cell; an empty one must not be announced as a heading. */
function HeaderCell(props: { readonly scope: 'col' | 'row'; readonly text: string }) {
  return props.text === '' ? <td /> : <th scope={props.scope}>{props.text}</th>
}
