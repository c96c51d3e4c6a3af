import type { Course, CourseStatus } from '@prospectus/portfolio/course'
import type { Metric } from './chart.tsx'
import { writeReadouts, writeText } from './chart-readouts.ts'
import { signed } from './dataset-format.ts'
import { S_CURVE, type SCurveBackground, sCurveShape } from './s-curve-shape.ts'

interface InstrumentView {
  readonly course: Course
  readonly status: CourseStatus
  readonly background: SCurveBackground
  readonly metrics: readonly Metric[]
  readonly amount: (value: number) => string
  readonly date: string
  /** Text alternative of the drawing. */
  readonly description: string
  /** True at the last status date, where the curves have names. */
  readonly isLast: boolean
}

/** Redraws a server-rendered S-curve for another time. */
export function drawInstrument(element: HTMLElement, view: InstrumentView): void {
  const { status, metrics, amount } = view
  const shape = sCurveShape(view.course, status, view.background)
  const set = (selector: string, attributes: Readonly<Record<string, string | number>>) => {
    const found = element.querySelector(selector)
    for (const [name, value] of Object.entries(attributes)) found?.setAttribute(name, String(value))
  }
  element.classList.toggle('instrument-moved', !view.isLast)
  set('.s-curve-earned', { d: shape.earned })
  set('.s-curve-forecast', { d: shape.forecast })
  set('.s-curve-drift', { d: shape.drift })
  set('.s-curve-gap', { d: `M${shape.x} ${shape.earnedY}V${shape.plannedY}` })
  set('.s-curve-dot', { cx: shape.x, cy: shape.earnedY })
  set('.s-curve-gap-text', { x: shape.x + 12, y: shape.earnedY + 34 })
  writeText(
    element.querySelector('.s-curve-gap-text'),
    signed(status.earned - status.planned, amount),
  )
  const top = S_CURVE.top - 16
  const line = { d: `M${shape.x} ${top}V${S_CURVE.bottom}` }
  set('.chart-needle-edge', line)
  set('.chart-needle-line', line)
  set('.chart-needle-head', { d: `M${shape.x - 7} ${top - 9}h14l-7 12z` })
  set('.chart-needle-text', { x: shape.x })
  writeText(element.querySelector('.chart-needle-text'), view.date)
  writeText(element.querySelector('desc'), view.description)
  writeReadouts(element, metrics)
}
