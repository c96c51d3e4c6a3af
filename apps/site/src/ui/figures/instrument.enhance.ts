import { lastKnown, statusAt } from '@prospectus/content/portfolio/course'
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

  const draw = (at: number) => {
    const status = statusAt(state, at)
    const metrics = worldMetrics(status, state.plannedFinish, { world, messages })
    drawInstrument(element, {
      ...{ course: state, status, ground, metrics, amount },
      date: moment.short(status.at),
      isLast: status.at === last,
    })
    const figures = metrics.map(({ term, value }) => `${term} ${value}`).join(', ')
    range.setAttribute('aria-valuetext', `${moment.long(status.at)}: ${figures}`)
  }
  place(range, ground.x(1), ground.x(last))
  statusDial({ range, period: state.period, start, last, draw })
}

/** The slider lies over the curve, its handle where the needle is. */
function place(range: HTMLInputElement, from: number, to: number): void {
  const share = (units: number) => (units / S_CURVE.width) * 100
  range.style.insetInlineStart = `calc(${share(from)}% - ${REACH}px)`
  range.style.inlineSize = `calc(${share(to - from)}% + ${2 * REACH}px)`
}
