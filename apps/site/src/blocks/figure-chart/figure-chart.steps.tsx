import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import { Fragment } from 'react'
import { tonesOfRows } from './figure-chart.marks.ts'
import { fractionFromZero, roundToHundredths } from './figure-chart.scale.ts'

export interface Step {
  readonly from: number
  readonly to: number
  readonly isTotal: boolean
}

/** Each figure as a step from the sum before it. A figure that equals the sum is a subtotal, except the first. */
export function stepsOf(values: readonly (number | undefined)[]): readonly Step[] {
  let sum = 0
  return values.map((value = 0, index) => {
    const isTotal = index > 0 && value !== 0 && Math.abs(value - sum) < Math.abs(value) * 1e-9
    if (isTotal) return { from: 0, to: sum, isTotal }
    const from = sum
    sum += value
    return { from, to: sum, isTotal }
  })
}

/** Steps to a total, each starting where the previous one ends. */
export function StepsDrawing({ block }: { readonly block: FigureChart }) {
  const { rows } = block.data
  const steps = stepsOf(rows.map(({ figures: [first] }) => first?.value))
  const fractionOf = fractionFromZero(steps.flatMap(({ from, to }) => [from, to]))
  const percent = (value: number) => roundToHundredths(fractionOf(value) * 100)
  const tones = tonesOfRows(block)
  return (
    <div className="figure-chart-rows">
      {rows.map(({ name, figures: [first] }, row) => {
        const { from, to, isTotal } = steps[row] ?? { from: 0, to: 0, isTotal: false }
        const tone = tones?.[row] ?? (isTotal ? 'first' : 'plain')
        return (
          <Fragment key={`${name}-${row}`}>
            <span className="figure-chart-name">{name}</span>
            <svg className="figure-chart-track" aria-hidden="true" width="100%" height="1.05em">
              <rect
                className={`figure-chart-bar figure-chart-${tone}`}
                x={`${Math.min(percent(from), percent(to))}%`}
                width={`${roundToHundredths(Math.abs(percent(to) - percent(from)))}%`}
                height="100%"
              />
              {(from === 0 || isTotal) && (
                <line
                  className="figure-chart-zero"
                  x1={`${percent(0)}%`}
                  x2={`${percent(0)}%`}
                  y1="0"
                  y2="100%"
                />
              )}
            </svg>
            <span className="figure-chart-value">{first?.text}</span>
          </Fragment>
        )
      })}
    </div>
  )
}
