import { machineDate } from '@prospectus/content/messages/day'
import { dayAfter, type Period, periodsUntil } from '@prospectus/portfolio/periods'

/** Parameter that shares the needle's position by address. */
export const STATUS_PARAMETER = 'status'
const MOVED = 'status-date'

interface Move {
  readonly by: HTMLInputElement
  readonly day: Date
  readonly isLeft: boolean
}

interface DialOptions {
  readonly range: HTMLInputElement
  readonly period: Period
  readonly start: Date
  /** The last known time, in periods since the start. */
  readonly last: number
  /** Draws the state at a time; called at once for a time in the address. */
  readonly draw: (at: number) => void
  /** Accessible text of a time. */
  readonly say: (at: number) => string
}

/**
 * Makes a range set the page's status date: ranges on a page move together, and the address records where the
 * needle was left. Those out of view follow when it is released, for slow phones.
 */
export function statusDial(options: DialOptions): void {
  const { range, period, start, last } = options
  range.max = String(last)
  // The visitor may have moved the slider before this script loaded.
  const isMoved = range.valueAsNumber !== last
  if (!isMoved) range.value = String(asked(period, start) ?? last)
  const say = () => {
    range.ariaValueText = options.say(range.valueAsNumber)
  }
  const draw = () => {
    options.draw(range.valueAsNumber)
    say()
  }
  if (range.valueAsNumber === last) say()
  else draw()
  const tell = (isLeft: boolean) => {
    const day = dayAfter(period, start, range.valueAsNumber)
    document.dispatchEvent(new CustomEvent<Move>(MOVED, { detail: { by: range, day, isLeft } }))
  }
  range.addEventListener('input', () => {
    draw()
    tell(false)
  })
  const leave = () => {
    tell(true)
    const address = new URL(location.href)
    if (range.valueAsNumber === last) address.searchParams.delete(STATUS_PARAMETER)
    else {
      const day = dayAfter(period, start, range.valueAsNumber)
      address.searchParams.set(STATUS_PARAMETER, machineDate(day))
    }
    history.replaceState(history.state, '', address)
  }
  range.addEventListener('change', leave)
  if (isMoved) leave()
  let isInView = false
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
  }).observe(range)
  document.addEventListener(MOVED, (event) => {
    const { by, day, isLeft } = (event as CustomEvent<Move>).detail
    if (by === range || !(isLeft || isInView)) return
    range.value = String(periodsUntil(period, start, day))
    draw()
  })
}

/** The time in the address. */
function asked(period: Period, start: Date): number | undefined {
  const text = new URLSearchParams(location.search).get(STATUS_PARAMETER) ?? ''
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : Number.NaN)
  return Number.isNaN(day.getTime()) ? undefined : periodsUntil(period, start, day)
}
