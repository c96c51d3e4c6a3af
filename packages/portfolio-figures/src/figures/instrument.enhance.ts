import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { type CourseStatus, lastKnown, statusAt } from '@prospectus/portfolio/course'
import { writeReadouts, writeText } from './chart-readouts.ts'
import { amountFormat, timeFormat, withSign } from './dataset-format.ts'
import { datasetMetrics, sliderValueText } from './dataset-metrics.ts'
import { instrumentReading } from './instrument-reading.ts'
import type { InstrumentState } from './instrument-state.ts'
import { sCurveScales, sCurveShape } from './s-curve-shape.ts'
import { statusDial } from './status-date.ts'

/** Lets visitors drag the status date along an S-curve; recalculates with the server's functions. */
export function enhance(element: HTMLElement): void {
  const range = element.querySelector('input')
  if (range === null) return
  const state: InstrumentState = JSON.parse(element.dataset.instrument ?? '{}')
  const { messages, unit, period } = state
  const start = new Date(state.startMs)
  const dataset = { unit, period, start }
  const time = timeFormat(dataset, messages)
  const amount = amountFormat(dataset, messages)
  const scales = sCurveScales(state)
  const last = lastKnown(state)
  const end = state.discovery === undefined ? last : scales.periodCount

  const metricsOf = (status: CourseStatus) =>
    datasetMetrics(status, state.plannedFinish, { dataset, messages })

  const set = (selector: string, attributes: Readonly<Record<string, string | number>>) => {
    const target = element.querySelector(selector)
    for (const [name, value] of Object.entries(attributes))
      target?.setAttribute(name, String(value))
  }
  const write = (selector: string, text: string) => writeText(element.querySelector(selector), text)
  const show = (selector: string, isShown: boolean) =>
    set(selector, { visibility: isShown ? 'visible' : 'hidden' })

  const draw = (at: number) => {
    const reading = instrumentReading(state, at, state.discovery, { amount, short: time.short })
    const { status } = reading
    const shape = sCurveShape(state, reading, scales)
    // The curves are named only at the last status date.
    element.classList.toggle('instrument-moved', at !== last)
    element.classList.toggle('instrument-ahead', reading.at > status.at)
    set('.s-curve-earned', { d: shape.earned })
    set('.s-curve-act', { d: shape.act })
    set('.s-curve-wait', { d: shape.wait })
    set('.s-curve-drift', { d: shape.drift })
    set('.s-curve-gap', { d: `M${shape.x} ${shape.lowerY}V${shape.upperY}` })
    set('.s-curve-dot', { cx: shape.x, cy: shape.lowerY })
    set('.s-curve-gap-text', { x: shape.x + 12, y: shape.lowerY + 34 })
    const gap = reading.lower - reading.upper
    write('.s-curve-gap-text', isNegligible(gap) ? '' : withSign(gap, amount))
    show('.s-curve-seen', reading.isSeen)
    show('.s-curve-lead', reading.isReported)
    show('.s-curve-reported', reading.isReported)
    write('.s-curve-name-act', reading.act)
    write('.s-curve-name-wait', reading.wait)
    set('.chart-needle', { transform: `translate(${shape.x} 0)` })
    const line = { y1: shape.needleTop }
    set('.chart-needle-edge', line)
    set('.chart-needle-line', line)
    set('.chart-needle-top', { transform: `translate(0 ${shape.needleTop})` })
    write('.chart-needle-text', time.short(at))
    const description = fillPlaceholders(state.description, {
      date: time.long(status.at),
      planned: amount(status.planned),
      earned: amount(status.earned),
      total: amount(status.budget),
      finish: time.long(status.finish ?? state.plannedFinish),
    })
    write('desc', description)
    write('.instrument-story', reading.story)
    writeReadouts(element, metricsOf(status))
  }
  const describe = (at: number) => {
    const { story } = instrumentReading(state, at, state.discovery, { amount, short: time.short })
    return `${sliderValueText(time.long(at), metricsOf(statusAt(state, at)))}. ${story}`.trim()
  }
  statusDial({ range, period, start, last, end, draw, describe })
}

/** Less than half a unit rounds to nothing. */
function isNegligible(gap: number): boolean {
  return Math.abs(gap) < 0.5
}
