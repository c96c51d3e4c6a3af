import { machineDate } from '@prospectus/content/messages/day'
import { lastKnown, statusAt } from '@prospectus/content/portfolio/course'
import { dayAfter, periodsUntil } from '@prospectus/content/portfolio/periods'
import { receivedWords } from './figure-words.ts'
import { drawInstrument } from './instrument-drawing.ts'
import type { InstrumentState } from './instrument-state.ts'
import { S_CURVE, sCurveGround } from './s-curve-shape.ts'
import { amountFormat, momentFormat } from './world-format.ts'
import { worldMetrics } from './world-metrics.ts'

/** What the address of a page says of its needle, so that it can be shared. */
const PARAMETER = 'status'
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

  const draw = () => {
    const status = statusAt(state, range.valueAsNumber)
    const metrics = worldMetrics(status, state.plannedFinish, { world, messages })
    drawInstrument(element, {
      ...{ course: state, status, ground, metrics, amount },
      date: moment.short(status.at),
      isLast: status.at === last,
    })
    const figures = metrics.map(({ term, value }) => `${term} ${value}`).join(', ')
    range.setAttribute('aria-valuetext', `${moment.long(status.at)}: ${figures}`)
  }
  const share = () => {
    const address = new URL(location.href)
    const day = machineDate(dayAfter(state.period, start, range.valueAsNumber))
    if (range.valueAsNumber === last) address.searchParams.delete(PARAMETER)
    else address.searchParams.set(PARAMETER, day)
    history.replaceState(history.state, '', address)
  }

  place(range, ground.x(1), ground.x(last))
  range.max = String(last)
  range.value = String(asked(state.period, start) ?? last)
  range.hidden = false
  if (range.valueAsNumber !== last) draw()
  range.addEventListener('input', draw)
  range.addEventListener('change', share)
}

/** The moment that the address asks for. */
function asked(period: InstrumentState['period'], start: Date): number | undefined {
  const text = new URLSearchParams(location.search).get(PARAMETER) ?? ''
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : Number.NaN)
  return Number.isNaN(day.getTime()) ? undefined : periodsUntil(period, start, day)
}

/** The slider lies over the curve, its handle where the needle is. */
function place(range: HTMLInputElement, from: number, to: number): void {
  const share = (units: number) => (units / S_CURVE.width) * 100
  range.style.insetInlineStart = `calc(${share(from)}% - ${REACH}px)`
  range.style.inlineSize = `calc(${share(to - from)}% + ${2 * REACH}px)`
}
