import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { type Course, lastKnown, statusAt, valueAt } from '@prospectus/portfolio/course'
import { type Discovery, futuresOf } from '@prospectus/portfolio/futures'
import type { DiscoveryTexts } from './discovery-texts.ts'

export interface DiscoveryWithTexts extends Discovery {
  readonly texts: DiscoveryTexts
}

export type InstrumentReading = ReturnType<typeof instrumentReading>

interface Formats {
  readonly amount: (value: number) => string
  readonly short: (at: number) => string
}

/**
 * A project at a time: its status, both forecasts from there, and texts about its delay, which are empty if it has
 * none. After the last known time, the status is that of the last known one.
 * @param at periods since the start
 */
export function instrumentReading(
  course: Course,
  at: number,
  discovery: DiscoveryWithTexts | undefined,
  { amount, short }: Formats,
) {
  /** Status at the needle, or at the last known time before it. */
  const status = statusAt(course, at)
  const futures = futuresOf(course, status)
  const isFuture = at > lastKnown(course)
  /** Values at the needle: plan and earned, or in the future acting and waiting. */
  const [upper, lower] = isFuture
    ? [valueAt(futures.act, at), valueAt(futures.wait, at)]
    : [status.planned, status.earned]
  const actFinish = short(futures.act.at(-1)?.at ?? course.plannedFinish)
  const waitFinish = short(status.finish ?? course.plannedFinish)
  const { stories, act = '', wait = '' } = discovery?.texts ?? {}
  const isSeen = discovery !== undefined && at >= discovery.seen
  const isReported = discovery !== undefined && at >= discovery.reported
  const story = isReported ? stories?.reported : isSeen ? stories?.seen : stories?.onPlan
  return {
    ...{ at, status, futures, upper, lower, isSeen, isReported },
    story: fillPlaceholders((isFuture ? stories?.future : story) ?? '', {
      ...{ act: amount(upper), wait: amount(lower), actFinish, waitFinish },
      status: short(status.at),
    }),
    act: fillPlaceholders(act, { day: actFinish }),
    wait: fillPlaceholders(wait, { day: waitFinish }),
  }
}
