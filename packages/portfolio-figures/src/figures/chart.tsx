import type { ReactNode } from 'react'

/** A key figure below a drawing. */
export interface Metric {
  readonly term: string
  readonly value: string
  /** Note on the value, such as its difference from the plan. */
  readonly note?: string
  /** Undefined for a value that is on plan, or not compared with a plan. */
  readonly tone?: 'ahead' | 'behind'
  /** Shows a heavy line before the term, because the drawing shows the metric by such lines. */
  readonly hasLineKey?: boolean
}

interface ChartProps {
  /** Class and file stem, such as `s-curve`. */
  readonly stem: string
  readonly id: string
  readonly title: string
  /** Shows the title over the drawing. */
  readonly showsTitle?: boolean | undefined
  /** Text alternative with the figures. */
  readonly description: string
  readonly width: number
  readonly height: number
  /** Caption over the drawing, such as its unit. */
  readonly lead?: string
  /** Source of the data, unless the page is about it. */
  readonly source?: string
  readonly metrics?: readonly Metric[]
  /** Interactive layer over the drawing. */
  readonly control?: ReactNode
  readonly children: ReactNode
}

/** The props that differ from page to page; each kind of chart sets its own class, size and drawing. */
export type FigureProps = Omit<ChartProps, 'stem' | 'width' | 'height' | 'children'>

/** Figure with an accessible name, a drawing and key figures. */
export function Chart(props: ChartProps) {
  const { stem, id, width, height, metrics = [] } = props
  return (
    <figure className={`chart ${stem}`} data-enhance="chart" data-when="idle">
      {props.showsTitle && <p className="chart-title">{props.title}</p>}
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
                <dt className={metric.hasLineKey ? 'chart-key' : undefined}>{metric.term}</dt>
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

/** Vertical line at the status date, with the date above it. Enhancers move it by its transforms. */
export function Needle(props: {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly label: string
  /** Y of the handle; undefined if the needle cannot be moved. */
  readonly gripY?: number
}) {
  const { x, top, bottom } = props
  return (
    <g className="chart-needle" transform={`translate(${x} 0)`}>
      <line className="chart-needle-edge" y1={top} y2={bottom} />
      <line className="chart-needle-line" y1={top} y2={bottom} />
      <g className="chart-needle-top" transform={`translate(0 ${top})`}>
        <path className="chart-needle-head" d="M-7 -9h14l-7 12z" />
        <text className="chart-text chart-needle-text" y="-16" textAnchor="middle">
          {props.label}
        </text>
      </g>
      {props.gripY !== undefined && (
        <g transform={`translate(0 ${props.gripY})`}>
          <path className="chart-needle-grip" d="M-13 -9h26v18h-26zM-5 -4l-4 4 4 4M5 -4l4 4 -4 4" />
        </g>
      )}
    </g>
  )
}
