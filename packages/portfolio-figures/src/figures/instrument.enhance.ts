import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { lastKnown, type ProjectStatus, statusAt } from '@prospectus/portfolio/project-curves'
import { writeReadouts, writeText } from './chart-readouts.ts'
import { amountFormat, timeFormat, withSign } from './dataset-format.ts'
import { datasetMetrics, sliderValueText } from './dataset-metrics.ts'
import type { SCurveInput } from './s-curve-input.ts'
import { sCurveScales, sCurveShape } from './s-curve-shape.ts'
import { sCurveSummary } from './s-curve-summary.ts'
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

  const metricsOf = (status: ProjectStatus) =>
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
    const summary = sCurveSummary(input, at, input.discovery, { amount, shortTime: time.short })
    const { status } = summary
    const shape = sCurveShape(input, summary, scales)
    // Only at the last known time do the curves have names.
    element.classList.toggle('instrument-moved', at !== lastKnownTime)
    element.classList.toggle('instrument-ahead', summary.at > status.at)
    setAttributes('.s-curve-earned', { d: shape.earned })
    setAttributes('.s-curve-act', { d: shape.atPlannedPace })
    setAttributes('.s-curve-wait', { d: shape.atPaceSoFar })
    setAttributes('.s-curve-drift', { d: shape.drift })
    setAttributes('.s-curve-gap', { d: `M${shape.x} ${shape.reachedY}V${shape.plannedY}` })
    setAttributes('.s-curve-dot', { cx: shape.x, cy: shape.reachedY })
    setAttributes('.s-curve-gap-text', { x: shape.x + 12, y: shape.reachedY + 34 })
    const gap = summary.reachedValue - summary.plannedValue
    setText('.s-curve-gap-text', isNegligible(gap) ? '' : withSign(gap, amount))
    setVisible('.s-curve-seen', summary.isSeen)
    setVisible('.s-curve-lead', summary.isReported)
    setVisible('.s-curve-reported', summary.isReported)
    setText('.s-curve-name-act', summary.plannedPaceLabel)
    setText('.s-curve-name-wait', summary.paceSoFarLabel)
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
    setText('.instrument-story', summary.caption)
    writeReadouts(element, metricsOf(status))
  }
  const describe = (at: number) => {
    const { caption } = sCurveSummary(input, at, input.discovery, { amount, shortTime: time.short })
    return `${sliderValueText(time.long(at), metricsOf(statusAt(input, at)))}. ${caption}`.trim()
  }
  enableStatusDial({ range, period, start, lastKnownTime, end, draw, describe })
}

/** True for a gap that would be shown as 0. */
function isNegligible(gap: number): boolean {
  return Math.abs(gap) < 0.5
}
