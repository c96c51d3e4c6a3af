import type { ReactNode } from 'react'

export interface Metric {
  readonly term: string
  readonly value: string
  /** What stands under the value, such as a difference to the plan. */
  readonly note?: string
  /** Only where the figure means it. */
  readonly tone?: 'ahead' | 'behind'
  /** It counts what the drawing shows as heavy lines: one stands before its term. */
  readonly isKey?: boolean
}

interface ChartProps {
  /** Class and file stem of the drawing, such as `s-curve`. */
  readonly stem: string
  /** Unique on the page. */
  readonly id: string
  readonly title: string
  /** Text alternative: everything that a visitor misses who does not see the drawing. */
  readonly description: string
  readonly width: number
  readonly height: number
  /** The quantity counted, over the drawing, where its text does not say it. */
  readonly lead?: string
  /** What the data is of, where that is not the page's own subject. */
  readonly source?: string
  readonly metrics?: readonly Metric[]
  /** What a visitor moves lies over the drawing. */
  readonly control?: ReactNode
  readonly children: ReactNode
}

/** The frame of every drawing from data: an image with a name, its drawing, its key figures. */
export function Chart(props: ChartProps): ReactNode {
  const { stem, id, width, height, metrics = [] } = props
  return (
    <figure className={`chart ${stem}`} data-enhance="chart" data-when="idle">
      {props.lead !== undefined && <p className="chart-lead">{props.lead}</p>}
      <svg
        className="chart-drawing"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{props.title}</title>
        <desc id={`${id}-description`}>{props.description}</desc>
        {props.children}
      </svg>
      {props.control}
      {(metrics.length > 0 || props.source !== undefined) && (
        <figcaption>
          {props.source !== undefined && <p className="chart-source">{props.source}</p>}
          <dl className="chart-readouts">
            {metrics.map((metric) => (
              <div key={metric.term} className="chart-readout">
                <dt className={metric.isKey ? 'chart-key' : undefined}>{metric.term}</dt>
                <dd className="chart-value">{metric.value}</dd>
                {metric.note !== undefined && (
                  <dd className={`chart-note chart-note-${metric.tone ?? 'plain'}`}>
                    {metric.note}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </figcaption>
      )}
    </figure>
  )
}

/** The needle: where the data stands. A line of amber over the whole height, with its date. */
export function Needle(props: {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly label: string
}): ReactNode {
  const { x, top, bottom } = props
  return (
    <g className="chart-needle">
      <path className="chart-needle-edge" d={`M${x} ${top}V${bottom}`} />
      <path className="chart-needle-line" d={`M${x} ${top}V${bottom}`} />
      <path className="chart-needle-head" d={`M${x - 7} ${top - 9}h14l-7 12z`} />
      <text className="chart-text chart-needle-text" x={x} y={top - 16} textAnchor="middle">
        {props.label}
      </text>
    </g>
  )
}
