import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { type CourseStatus, lastKnown, statusAt } from '@prospectus/portfolio/course'
import { amountFormat, timeFormat } from './dataset-format.ts'
import { accessibleTime, datasetMetrics } from './dataset-metrics.ts'
import { fromPage } from './figure-messages.ts'
import { drawInstrument } from './instrument-drawing.ts'
import { instrumentReading } from './instrument-reading.ts'
import type { InstrumentState } from './instrument-state.ts'
import { sCurveBackground } from './s-curve-shape.ts'
import { statusDial } from './status-date.ts'

/** Lets visitors drag the status date along an S-curve; recalculates with the server's functions. */
export function enhance(element: HTMLElement): void {
  const range = element.querySelector('input')
  if (range === null) return
  const state: InstrumentState = JSON.parse(element.dataset.instrument ?? '{}')
  const start = new Date(state.start)
  const dataset = { unit: state.unit, period: state.period, start }
  const messages = fromPage(state.messages)
  const time = timeFormat(dataset, messages)
  const amount = amountFormat(dataset, messages)
  const background = sCurveBackground(state)
  const last = lastKnown(state)
  const end = state.discovery === undefined ? last : background.periods

  const metricsOf = (status: CourseStatus) =>
    datasetMetrics(status, state.plannedFinish, { dataset, messages })

  const draw = (at: number) => {
    const reading = instrumentReading(state, at, state.discovery, { amount, short: time.short })
    const { status } = reading
    const metrics = metricsOf(status)
    drawInstrument(element, {
      course: state,
      reading,
      background,
      metrics,
      amount,
      date: time.short(at),
      description: fillPlaceholders(state.description, {
        date: time.long(status.at),
        planned: amount(status.planned),
        earned: amount(status.earned),
        total: amount(status.budget),
        finish: time.long(status.finish ?? state.plannedFinish),
      }),
      isLast: at === last,
    })
  }
  const describe = (at: number) => {
    const { story } = instrumentReading(state, at, state.discovery, { amount, short: time.short })
    return `${accessibleTime(time.long(at), metricsOf(statusAt(state, at)))}. ${story}`.trim()
  }
  statusDial({ range, period: state.period, start, last, end, draw, describe })
}
