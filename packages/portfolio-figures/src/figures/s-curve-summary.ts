import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { type Discovery, forecastsOf } from '@prospectus/portfolio/forecasts'
import {
  lastKnown,
  type ProjectCurves,
  statusAt,
  valueAt,
} from '@prospectus/portfolio/project-curves'
import type { DiscoveryTexts } from './discovery-texts.ts'

/** How a delay came to light: times, and the texts about it. */
export interface DiscoveryWithTexts extends Discovery {
  readonly texts: DiscoveryTexts
}

export type SCurveSummary = ReturnType<typeof sCurveSummary>

interface Formats {
  readonly amount: (value: number) => string
  /** Formats a time, in periods since the start. */
  readonly shortTime: (at: number) => string
}

/**
 * Status of a project at the needle of its S-curve, both forecasts from there, and texts about its delay, which are ''
 * if it has none. After the last known time, the status is that of the last known time.
 * @param at position of the needle, in periods since the start
 */
export function sCurveSummary(
  curves: ProjectCurves,
  at: number,
  discovery: DiscoveryWithTexts | undefined,
  { amount, shortTime }: Formats,
) {
  /** Status at the needle, or at the last known time before it. */
  const status = statusAt(curves, at)
  const forecasts = forecastsOf(curves, status)
  const isFuture = at > lastKnown(curves)
  /** Values at the needle: planned and earned; in the future, those at the planned pace and at the pace so far. */
  const [plannedValue, reachedValue] = isFuture
    ? [valueAt(forecasts.atPlannedPace, at), valueAt(forecasts.atPaceSoFar, at)]
    : [status.planned, status.earned]
  const plannedPaceFinish = shortTime(forecasts.atPlannedPace.at(-1)?.at ?? curves.plannedFinish)
  const paceSoFarFinish = shortTime(status.finish ?? curves.plannedFinish)
  const { captions, plannedPaceLabel = '', paceSoFarLabel = '' } = discovery?.texts ?? {}
  const isSeen = discovery !== undefined && at >= discovery.seen
  const isReported = discovery !== undefined && at >= discovery.reported
  const caption = isReported ? captions?.reported : isSeen ? captions?.seen : captions?.onPlan
  return {
    at,
    status,
    forecasts,
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
