import { filled } from '@prospectus/content/messages/filled'
import { type CourseStatus, lastKnown, statusAt } from '@prospectus/content/portfolio/course'
import { receivedWords } from './figure-words.ts'
import { drawInstrument } from './instrument-drawing.ts'
import type { InstrumentState } from './instrument-state.ts'
import { S_CURVE, sCurveGround } from './s-curve-shape.ts'
import { statusDial } from './status-date.ts'
import { amountFormat, momentFormat } from './world-format.ts'
import { worldMetrics } from './world-metrics.ts'

/** Half of what a finger needs: the slider's handle reaches so far beyond its ends. */
const REACH = 22

/**
 * Lets a visitor drag the status date along an S-curve. All that follows from it is calculated again by the
 * functions that the server used.
 */
export function enhance(element: HTMLElement): void {
  const range = element.querySelector('input')
  if (range === null) return
  const state: InstrumentState = JSON.parse(element.dataset.instrument ?? '{}')
  const start = new Date(state.start)
  const world = { unit: state.unit, period: state.period, start }
  const messages = receivedWords(state.words)
  const moment = momentFormat(world, messages)
  const amount = amountFormat(world, messages)
  const ground = sCurveGround(state)
  const last = lastKnown(state)

  const metricsOf = (status: CourseStatus) =>
    worldMetrics(status, state.plannedFinish, { world, messages })

  const draw = (at: number) => {
    const status = statusAt(state, at)
    const metrics = metricsOf(status)
    drawInstrument(element, {
      ...{ course: state, status, ground, metrics, amount },
      date: moment.short(status.at),
      description: filled(state.description, {
        ...{ date: moment.long(status.at), planned: amount(status.planned) },
        ...{ earned: amount(status.earned), total: amount(status.budget) },
        finish: moment.long(status.finish ?? state.plannedFinish),
      }),
      isLast: status.at === last,
    })
  }
  const say = (at: number) => {
    const figures = metricsOf(statusAt(state, at)).map(({ term, value }) => `${term} ${value}`)
    return `${moment.long(at)}: ${figures.join(', ')}`
  }
  place(range, ground.x(1), ground.x(last))
  statusDial({ range, period: state.period, start, last, draw, say })
}

/** The slider lies over the curve, its handle where the needle is. */
function place(range: HTMLInputElement, from: number, to: number): void {
  const share = (units: number) => (units / S_CURVE.width) * 100
  range.style.insetInlineStart = `calc(${share(from)}% - ${REACH}px)`
  range.style.inlineSize = `calc(${share(to - from)}% + ${2 * REACH}px)`
}
