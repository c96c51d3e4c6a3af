import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import { EndLabels } from './figure-chart.labels.tsx'
import { tonesOfRows } from './figure-chart.marks.ts'
import { fractionOfRange, roundToHundredths } from './figure-chart.scale.ts'

const MARGIN_EM = 0.8

/** A line for each row between two times, with name and figures at its ends. */
export function SlopeDrawing({ block }: { readonly block: FigureChart }) {
  const { columns } = block.data
  const tones = tonesOfRows(block)
  const rows = block.data.rows.flatMap(({ name, figures: [from, to] }, index) => {
    if (from?.value === undefined || to?.value === undefined) return []
    return [
      {
        name,
        tone: tones?.[index] ?? ('first' as const),
        from,
        to,
        fromValue: from.value,
        toValue: to.value,
      },
    ]
  })
  const plotHeightEm = Math.max(10, rows.length * 2.6)
  const heightEm = plotHeightEm + 2 * MARGIN_EM
  const fractionOf = fractionOfRange(rows.flatMap(({ fromValue, toValue }) => [fromValue, toValue]))
  const y = (value: number) => roundToHundredths(MARGIN_EM + (1 - fractionOf(value)) * plotHeightEm)
  return (
    <div className="figure-chart-slope">
      <p className="figure-chart-heads">
        <span>{columns[0]}</span> <span>{columns[1]}</span>
      </p>
      <div className="figure-chart-lines">
        <EndLabels
          side="before"
          height={heightEm}
          labels={rows.map(({ name, tone, from, fromValue }) => {
            return { name: `${name} ${from.text}`, tone, y: y(fromValue) }
          })}
        />
        <svg
          className="figure-chart-field"
          aria-hidden="true"
          width="100%"
          height={`${heightEm}em`}
        >
          {rows.map(({ name, tone, fromValue, toValue }, index) => (
            <g key={`${name}-${index}`} className={`figure-chart-${tone}`}>
              <line
                className="figure-chart-line"
                x1="0"
                x2="100%"
                y1={`${y(fromValue)}em`}
                y2={`${y(toValue)}em`}
              />
              <circle className="figure-chart-dot" cx="0" cy={`${y(fromValue)}em`} r="4" />
              <circle className="figure-chart-dot" cx="100%" cy={`${y(toValue)}em`} r="4" />
            </g>
          ))}
        </svg>
        <EndLabels
          side="after"
          height={heightEm}
          labels={rows.map(({ to, tone, toValue }) => ({ name: to.text, tone, y: y(toValue) }))}
        />
      </div>
    </div>
  )
}
