import type { FigureTable } from '@prospectus/content/schema/fields/figure-table'
import type { ReactNode } from 'react'

interface ChartTableProps {
  readonly data: FigureTable
  readonly name: string
}

/** The figures of a chart as they were typed: what a reader of the screen gets, and who wants to know exactly. */
export function ChartTable({ data, name }: ChartTableProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's frame is no section of the page
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

/** A cell without words, such as the corner of a table, must not be announced as a heading. */
function Head(props: { readonly scope: 'col' | 'row'; readonly text: string }): ReactNode {
  return props.text === '' ? <td /> : <th scope={props.scope}>{props.text}</th>
}
