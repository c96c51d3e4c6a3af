import { HOUR_MS } from '@prospectus/protocol/values/durations'
import type { Log } from '@prospectus/server/log'
import { repeatWork, type StartTimer } from '@prospectus/server/timer'
import type { ThinningResult } from '../stories/thin-versions.ts'
import type { Plan } from './plans.ts'

interface RunOptions {
  /** Carries out the next plan that is due; resolves to undefined when no plan is. */
  readonly executeNextPlan: () => Promise<Plan | undefined>
  /** Deletes old data; called after the plans. Of failures in a row, only the first is logged. */
  readonly cleanUp?: () => Promise<void>
  readonly log: Log
  readonly startTimer?: StartTimer
}

/**
 * Carries out plans when they are due. Polls every few seconds, so plans made by another process, or due while none was
 * running, are found too.
 * @returns a function that stops polling and resolves when work in progress is done
 */
export function runPlans({ executeNextPlan, cleanUp, log, startTimer }: RunOptions) {
  let isCleanUpFailing = false
  const poll = async (isStopped: () => boolean) => {
    const next = async () => (isStopped() ? undefined : await executeNextPlan())
    try {
      for (let plan = await next(); plan !== undefined; plan = await next()) logPlan(plan, log)
    } catch (error) {
      log.error('schedule.lookup_failed', LOOKUP_FAILED_MESSAGE, { error })
      return
    }
    if (isStopped()) return
    try {
      await cleanUp?.()
      isCleanUpFailing = false
    } catch (error) {
      if (!isCleanUpFailing) log.error('retention.failed', CLEAN_UP_FAILED_MESSAGE, { error })
      isCleanUpFailing = true
    }
  }
  return repeatWork(POLL_MS, poll, startTimer)
}

function logPlan({ id, kind, name, action, story_ids, problem }: Plan, log: Log): void {
  const fields = { id, kind, name, action, stories: story_ids }
  if (problem === null) log.info('schedule.done', 'A release or schedule was carried out', fields)
  else log.error('schedule.failed', PLAN_FAILED_MESSAGE, { ...fields, problem })
}

const LOOKUP_FAILED_MESSAGE =
  'Due releases and schedules could not be looked up or carried out; this is retried in 5 seconds. Check the database'
const CLEAN_UP_FAILED_MESSAGE =
  'Leads past LEADS_KEEP_DAYS or old versions of stories could not be deleted; this is retried within an hour. Check the database'
const PLAN_FAILED_MESSAGE =
  'A release or schedule could not be carried out and is not retried. Correct what `problem` says, then publish or unpublish by hand'

const POLL_MS = 5000

interface VersionThinnerOptions {
  readonly thinVersions: (afterId: number) => Promise<ThinningResult>
  readonly log: Log
  readonly now?: () => Date
}

/**
 * Returns a function that thins the versions of the next few stories at each call. A round through all stories begins
 * at least six hours after the last one began (decision 0057).
 */
export function createVersionThinner({
  thinVersions,
  log,
  now = () => new Date(),
}: VersionThinnerOptions): () => Promise<void> {
  let startedAt = Number.NEGATIVE_INFINITY
  let afterId: number | undefined
  let removedCount = 0
  return async () => {
    if (afterId === undefined) {
      if (now().getTime() - startedAt < RESTART_MS) return
      startedAt = now().getTime()
      afterId = 0
      removedCount = 0
    }
    const result = await thinVersions(afterId)
    afterId = result.next
    removedCount += result.removed
    if (afterId === undefined && removedCount > 0)
      log.info(
        'versions.thinned',
        'Old saves of stories were deleted as planned; those that were published stay',
        { removed: removedCount },
      )
  }
}

const RESTART_MS = 6 * HOUR_MS
