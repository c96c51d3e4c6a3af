import type { Log } from '@prospectus/server/log'
import type { Plan } from './plans.ts'

export interface FollowOptions {
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
      log.error('What is planned could not be looked at', { error })
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
  if (problem === null) log.info('A plan was carried out', what)
  else log.error('A plan could not be carried out', { ...what, problem })
}

function laterByTimer(call: () => void, ms: number): () => void {
  const timer = setTimeout(call, ms).unref()
  return () => clearTimeout(timer)
}

const LOOK_EVERY_MS = 5000
