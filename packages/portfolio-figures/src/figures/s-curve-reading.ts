import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { type Course, lastKnown, statusAt, valueAt } from '@prospectus/portfolio/course'
import { type Discovery, futuresOf } from '@prospectus/portfolio/futures'
import type { DiscoveryTexts } from './discovery-texts.ts'

/** How a delay came to light: times, and the texts about it. */
export interface DiscoveryWithTexts extends Discovery {
  readonly texts: DiscoveryTexts
}

export type SCurveReading = ReturnType<typeof sCurveReading>

interface Formats {
  readonly amount: (value: number) => string
  /** Formats a time, in periods since the start. */
  readonly shortTime: (at: number) => string
}

/**
 * What an S-curve shows with its needle at a time: the project's status, both forecasts from there, and texts about its
 * delay, which are '' if it has none. After the last known time, the status is that of the last known time.
 * @param at position of the needle, in periods since the start
 */
export function sCurveReading(
  course: Course,
  at: number,
  discovery: DiscoveryWithTexts | undefined,
  { amount, shortTime }: Formats,
) {
  /** Status at the needle, or at the last known time before it. */
  const status = statusAt(course, at)
  const futures = futuresOf(course, status)
  const isFuture = at > lastKnown(course)
  /** Values at the needle: planned and earned; in the future, those at the planned pace and at the pace so far. */
  const [plannedValue, reachedValue] = isFuture
    ? [valueAt(futures.atPlannedPace, at), valueAt(futures.atPaceSoFar, at)]
    : [status.planned, status.earned]
  const plannedPaceFinish = shortTime(futures.atPlannedPace.at(-1)?.at ?? course.plannedFinish)
  const paceSoFarFinish = shortTime(status.finish ?? course.plannedFinish)
  const { captions, plannedPaceLabel = '', paceSoFarLabel = '' } = discovery?.texts ?? {}
  const isSeen = discovery !== undefined && at >= discovery.seen
  const isReported = discovery !== undefined && at >= discovery.reported
  const caption = isReported ? captions?.reported : isSeen ? captions?.seen : captions?.onPlan
  return {
    at,
    status,
    futures,
    plannedValue,
    reachedValue,
    isSeen,
    isReported,
    caption: fillPlaceholders((isFuture ? captions?.future : caption) ?? '', {
      act: amount(plannedValue),
      wait: amount(reachedValue),
      actFinish: plannedPaceFinish,
      waitFinish: paceSoFarFinish,
      status: shortTime(status.at),
    }),
    plannedPaceLabel: fillPlaceholders(plannedPaceLabel, { day: plannedPaceFinish }),
    paceSoFarLabel: fillPlaceholders(paceSoFarLabel, { day: paceSoFarFinish }),
  }
}
