import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { type CourseStatus, lastKnown, statusAt } from '@prospectus/portfolio/course'
import { writeReadouts, writeText } from './chart-readouts.ts'
import { amountFormat, timeFormat, withSign } from './dataset-format.ts'
import { datasetMetrics, sliderValueText } from './dataset-metrics.ts'
import type { SCurveInput } from './s-curve-input.ts'
import { sCurveReading } from './s-curve-reading.ts'
import { sCurveScales, sCurveShape } from './s-curve-shape.ts'
import { enableStatusDial } from './status-date.ts'

/**
 * Lets visitors drag the status date along an S-curve, and recalculates it with the server's functions. The stem
 * `instrument` names the curve together with its slider and its caption.
 */
export function enhance(element: HTMLElement): void {
  const range = element.querySelector('input')
  if (range === null) return
  const input: SCurveInput = JSON.parse(element.dataset.xInstrument ?? '{}')
  const { messages, unit, period } = input
  const start = new Date(input.startMs)
  const dataset = { unit, period, start }
  const time = timeFormat(dataset, messages)
  const amount = amountFormat(dataset, messages)
  const scales = sCurveScales(input)
  const lastKnownTime = lastKnown(input)
  const end = input.discovery === undefined ? lastKnownTime : scales.periodCount

  const metricsOf = (status: CourseStatus) =>
    datasetMetrics(status, input.plannedFinish, { dataset, messages })

  const setAttributes = (
    selector: string,
    attributes: Readonly<Record<string, string | number>>,
  ) => {
    const target = element.querySelector(selector)
    for (const [name, value] of Object.entries(attributes))
      target?.setAttribute(name, String(value))
  }
  const setText = (selector: string, text: string) =>
    writeText(element.querySelector(selector), text)
  const setVisible = (selector: string, isShown: boolean) =>
    setAttributes(selector, { visibility: isShown ? 'visible' : 'hidden' })

  const draw = (at: number) => {
    const reading = sCurveReading(input, at, input.discovery, { amount, shortTime: time.short })
    const { status } = reading
    const shape = sCurveShape(input, reading, scales)
    // Only at the last known time do the curves have names.
    element.classList.toggle('instrument-moved', at !== lastKnownTime)
    element.classList.toggle('instrument-ahead', reading.at > status.at)
    setAttributes('.s-curve-earned', { d: shape.earned })
    setAttributes('.s-curve-act', { d: shape.atPlannedPace })
    setAttributes('.s-curve-wait', { d: shape.atPaceSoFar })
    setAttributes('.s-curve-drift', { d: shape.drift })
    setAttributes('.s-curve-gap', { d: `M${shape.x} ${shape.reachedY}V${shape.plannedY}` })
    setAttributes('.s-curve-dot', { cx: shape.x, cy: shape.reachedY })
    setAttributes('.s-curve-gap-text', { x: shape.x + 12, y: shape.reachedY + 34 })
    const gap = reading.reachedValue - reading.plannedValue
    setText('.s-curve-gap-text', isNegligible(gap) ? '' : withSign(gap, amount))
    setVisible('.s-curve-seen', reading.isSeen)
    setVisible('.s-curve-lead', reading.isReported)
    setVisible('.s-curve-reported', reading.isReported)
    setText('.s-curve-name-act', reading.plannedPaceLabel)
    setText('.s-curve-name-wait', reading.paceSoFarLabel)
    setAttributes('.chart-needle', { transform: `translate(${shape.x} 0)` })
    const needleLine = { y1: shape.needleTop }
    setAttributes('.chart-needle-edge', needleLine)
    setAttributes('.chart-needle-line', needleLine)
    setAttributes('.chart-needle-top', { transform: `translate(0 ${shape.needleTop})` })
    setText('.chart-needle-text', time.short(at))
    const description = fillPlaceholders(input.description, {
      date: time.long(status.at),
      planned: amount(status.planned),
      earned: amount(status.earned),
      total: amount(status.budget),
      finish: time.long(status.finish ?? input.plannedFinish),
    })
    setText('desc', description)
    setText('.instrument-story', reading.caption)
    writeReadouts(element, metricsOf(status))
  }
  const describe = (at: number) => {
    const { caption } = sCurveReading(input, at, input.discovery, { amount, shortTime: time.short })
    return `${sliderValueText(time.long(at), metricsOf(statusAt(input, at)))}. ${caption}`.trim()
  }
  enableStatusDial({ range, period, start, lastKnownTime, end, draw, describe })
}

/** True for a gap that would be shown as 0. */
function isNegligible(gap: number): boolean {
  return Math.abs(gap) < 0.5
}
