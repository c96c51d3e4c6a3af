import { isoDate } from '@prospectus/content/messages/day'
import { dayAfter, type Period, periodsUntil } from '@prospectus/portfolio/periods'

/** Query parameter with the status date. */
export const STATUS_PARAMETER = 'status'
const MOVE_EVENT = 'status-date'

interface StatusDateMove {
  readonly source: HTMLInputElement
  readonly day: Date
  readonly isReleased: boolean
}

interface DialOptions {
  readonly range: HTMLInputElement
  readonly period: Period
  readonly start: Date
  /** Last time with known figures, in periods since the start. */
  readonly lastKnownTime: number
  /** Last time that can be set, in periods since the start; by default, the last known one. */
  readonly end?: number
  /** Draws the figure at a time; called immediately, unless that is the last known time, which the server has drawn. */
  readonly draw: (at: number) => void
  /** Text of a time for screen readers. */
  readonly describe: (at: number) => string
}

/**
 * Makes a range input set the page's status date and record it in the address. All such inputs of a page move together;
 * those out of view follow only when the moved one is released, for slow phones.
 */
export function enableStatusDial(options: DialOptions): void {
  const { range, period, start, lastKnownTime, end = lastKnownTime } = options
  range.max = String(end)
  // The visitor may have moved the slider before this script loaded.
  const isMoved = range.valueAsNumber !== lastKnownTime
  if (!isMoved) range.value = String(timeInAddress(period, start) ?? lastKnownTime)
  const announce = () => {
    range.ariaValueText = options.describe(range.valueAsNumber)
  }
  const draw = () => {
    options.draw(range.valueAsNumber)
    announce()
  }
  if (range.valueAsNumber === lastKnownTime) announce()
  else draw()
  const notifyOthers = (isReleased: boolean) => {
    const day = dayAfter(period, start, range.valueAsNumber)
    document.dispatchEvent(
      new CustomEvent<StatusDateMove>(MOVE_EVENT, { detail: { source: range, day, isReleased } }),
    )
  }
  range.addEventListener('input', () => {
    draw()
    notifyOthers(false)
  })
  const release = () => {
    notifyOthers(true)
    const address = new URL(location.href)
    if (range.valueAsNumber === lastKnownTime) address.searchParams.delete(STATUS_PARAMETER)
    else {
      const day = dayAfter(period, start, range.valueAsNumber)
      address.searchParams.set(STATUS_PARAMETER, isoDate(day))
    }
    history.replaceState(history.state, '', address)
  }
  range.addEventListener('change', release)
  if (isMoved) release()
  let isInView = false
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
  }).observe(range)
  document.addEventListener(MOVE_EVENT, (event) => {
    const { source, day, isReleased } = (event as CustomEvent<StatusDateMove>).detail
    if (source === range || !(isReleased || isInView)) return
    range.value = String(periodsUntil(period, start, day))
    draw()
  })
}

/** Status date in the address, in periods since the start. */
function timeInAddress(period: Period, start: Date): number | undefined {
  const text = new URLSearchParams(location.search).get(STATUS_PARAMETER) ?? ''
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : Number.NaN)
  return Number.isNaN(day.getTime()) ? undefined : periodsUntil(period, start, day)
}
