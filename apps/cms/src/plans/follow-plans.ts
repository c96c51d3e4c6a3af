import type { Log } from '@prospectus/server/log'
import type { Thinned } from '../stories/thin-versions.ts'
import type { Plan } from './plans.ts'

interface FollowOptions {
  /** Carries out the next plan that is due; undefined when none is. */
  readonly carryOutNext: () => Promise<Plan | undefined>
  /** Whatever else is to be done from time to time. */
  readonly tidy?: () => Promise<void>
  readonly log: Log
  /** Calls back after a time in milliseconds, until it is told not to; the process may end before. */
  readonly later?: (call: () => void, ms: number) => () => void
}

/**
 * Carries out what is planned when it is due: looks every few seconds, so that it does not matter which process
 * a plan was made in, or whether one was running when it fell due.
 *
 * @returns stops, after what is under way
 */
export function followPlans({ carryOutNext, tidy, log, later = laterByTimer }: FollowOptions) {
  let stopped = false
  let under: Promise<void> = Promise.resolve()
  let cancel = () => {}
  const look = async () => {
    try {
      for (let plan = await next(); plan !== undefined; plan = await next()) tell(plan, log)
      if (!stopped) await tidy?.()
    } catch (error) {
      log.error('schedule.lookup_failed', 'The schedule could not be read; it is tried again', {
        error,
      })
    }
    if (!stopped) cancel = later(start, LOOK_EVERY_MS)
  }
  const next = async () => (stopped ? undefined : await carryOutNext())
  const start = () => {
    under = look()
  }
  start()
  return async (): Promise<void> => {
    stopped = true
    cancel()
    await under
  }
}

function tell({ id, kind, name, action, storyIds, problem }: Plan, log: Log): void {
  const what = { id, kind, name, action, stories: storyIds }
  if (problem === null) log.info('schedule.done', 'A scheduled change was made', what)
  else log.error('schedule.failed', 'A scheduled change could not be made', { ...what, problem })
}

function laterByTimer(call: () => void, ms: number): () => void {
  const timer = setTimeout(call, ms).unref()
  return () => clearTimeout(timer)
}

const LOOK_EVERY_MS = 5000

interface ThinningOptions {
  readonly thinVersions: (after: number) => Promise<Thinned>
  readonly log: Log
  readonly now?: () => Date
}

/**
 * Thins the versions of a few stories, when it is called: from the first story to the last, and then again after a
 * few hours (decision 0057).
 */
export function createThinning({
  thinVersions,
  log,
  now = () => new Date(),
}: ThinningOptions): () => Promise<void> {
  let begunAt = Number.NEGATIVE_INFINITY
  let after: number | undefined
  let removed = 0
  return async () => {
    if (after === undefined) {
      if (now().getTime() - begunAt < BEGINS_EVERY_MS) return
      begunAt = now().getTime()
      after = 0
      removed = 0
    }
    const thinned = await thinVersions(after)
    after = thinned.next
    removed += thinned.removed
    if (after === undefined && removed > 0)
      log.info('versions.thinned', 'Old versions were thinned', { removed })
  }
}

const BEGINS_EVERY_MS = 6 * 60 * 60 * 1000
