import type { ReactNode } from 'react'
import type { Series } from './figure-chart.marks.ts'

/** Whether lines can be told apart by how they are drawn, so that their names may stand away from them. */
export function hasKey(series: readonly Series[]): boolean {
  return new Set(series.map(({ tone }) => tone)).size === series.length
}

/** The names of lines above them, each after a piece of its line: where there is no room at the lines' ends. */
export function LineKey(props: {
  readonly series: readonly Series[]
  /** Nothing else names the lines, however wide the column is. */
  readonly isOnly: boolean
}): ReactNode {
  const { series, isOnly } = props
  return (
    <p className={`figure-chart-key${isOnly ? '' : ' figure-chart-narrow'}`}>
      {series.toReversed().map(({ name, tone }) => (
        <span key={name}>
          <svg aria-hidden="true" width="1.8em" height="0.8em">
            <line
              className={`figure-chart-line figure-chart-${tone}`}
              x1="0"
              x2="100%"
              y1="50%"
              y2="50%"
            />
          </svg>
          {name}
        </span>
      ))}
    </p>
  )
}
