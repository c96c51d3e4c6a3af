import { setImmediate as nextTurn } from 'node:timers/promises'
import { ContentApiError } from '@prospectus/protocol/client/content-api-error'
import { type AppliedChanges, createChangeApplier } from './change-applier.ts'
import { type Clock, systemClock } from './clock.ts'
import { createReachability, createRejectionLog, watchClient } from './reachability.ts'
import type { HeldBackRemovals } from './removal-guard.ts'
import { createStoryHints, type StoryHint } from './story-hints.ts'
import { createUpdate, type UpdateOptions } from './update.ts'

/** State of the synchronisation of a snapshot with its content system (CALL-6). */
export interface ContentSync {
  readonly spaceId: string
  /** Whether the content system responds; null until the first response or failure. */
  readonly reachable: () => boolean | null
  /** Time of the last successful poll, in milliseconds since 1970; undefined before the first. */
  readonly checkedAt: () => number | undefined
  /** True if the content system has responded and nothing has been published yet. */
  readonly isEmpty: () => boolean
  /** Removals that are held back; undefined if there are none. */
  readonly heldBack: () => HeldBackRemovals | undefined
  /** Reports a change, and its story if known. Returns immediately. Many calls in quick succession cause few polls. */
  readonly invalidate: (hint?: StoryHint) => void
}

/** Keeps a snapshot up to date by polling the content system (decision 0020, CALL-6). */
export interface ContentPoller extends ContentSync {
  /** Polls now, and regularly from then on. */
  readonly start: () => void
  /** Resolves when no work is under way. */
  readonly settled: () => Promise<void>
  /** Ends polling; resolves when no work is under way. */
  readonly stop: () => Promise<void>
}

interface ContentPollerOptions
  extends Pick<UpdateOptions, 'snapshots' | 'client' | 'store' | 'log'> {
  readonly settings: UpdateOptions['settings'] & { readonly pollSeconds: number }
  readonly clock?: Clock
  /** From 0 up to 1. */
  readonly random?: () => number
}

/**
 * Polls the space's version; after a change compares all links with the snapshot, and fetches and applies what differs.
 * On any error keeps the last good snapshot until the next poll. Loads everything without a snapshot.
 */
export function createContentPoller(options: ContentPollerOptions): ContentPoller {
  const { snapshots, store, settings, log, clock = systemClock } = options
  const { random = Math.random } = options
  const { spaceId, contentApiUrl } = settings
  const reachability = createReachability(log, clock, { target: contentApiUrl, space: spaceId })
  let isStopped = false
  const client = watchClient(options.client, clock, {
    url: contentApiUrl,
    onUnresponsive: (error) => {
      if (!isStopped) reachability.recordFailure(error)
    },
  })
  const applier = createChangeApplier({ snapshots, store, log, clock })
  const logApplied = (applied: AppliedChanges, milliseconds: number) =>
    log.info('content.sync.applied', 'Content was updated', {
      ...applied,
      milliseconds: Math.round(milliseconds),
    })
  const rejections = createRejectionLog(log, { target: contentApiUrl })
  const hints = createStoryHints({
    snapshots,
    client,
    applier,
    clock,
    onApplied: logApplied,
    onRejected: rejections.logHinted,
    onWrongShape: (error) =>
      log.warn(
        'content.sync.story_invalid',
        'The content system sent a story of an unexpected shape; its last good version stays online. Correct the story whose address the error names',
        { error },
      ),
  })
  const update = createUpdate({
    snapshots,
    client,
    store,
    applier,
    settings,
    log,
    clock,
    // Published stories are shown first, even if one after another is published meanwhile.
    pause: async () => {
      await hints.settled()
      await nextTurn()
    },
    logApplied,
    rejections,
  })

  /** Number of consecutive failed polls that got some response. */
  let failureCount = 0
  /** Set by a webhook: `story` if its story is fetched immediately, else `content`. */
  let invalidated: 'story' | 'content' | undefined
  let lastPollMs = 0
  let pendingPoll: Promise<void> | undefined
  let cancelNext: () => void = () => undefined
  let nextPollTicks = Number.POSITIVE_INFINITY

  const compactWhenDue = async () => {
    try {
      await update.compactWhenDue()
    } catch (error) {
      if (isStopped) return
      log.error(
        'snapshot.rebuild_failed',
        'The stored content could not be combined with its later changes; both stay in use. If this recurs, restart the site and report the error',
        { error },
      )
    }
  }

  const pollOnce = async () => {
    const wasInvalidated = invalidated !== undefined
    invalidated = undefined
    const startedAt = clock.ticks()
    try {
      const hasCompared = await update.poll(wasInvalidated)
      failureCount = 0
      reachability.recordSuccess()
      if (hasCompared) await compactWhenDue()
    } catch (error) {
      if (isStopped) return
      failureCount = isNoResponse(error) ? 0 : failureCount + 1
      reachability.recordFailure(error)
    } finally {
      lastPollMs = clock.ticks() - startedAt
    }
  }

  /** Limits comparisons to a fifth of the time while one story after another is published. */
  const delayAfterHint = () => {
    const maximum = Math.min(settings.pollSeconds * 1000, MAX_DELAY_AFTER_HINT_MS)
    return Math.max(POLL_AFTER_HINT_MS, Math.min(4 * lastPollMs, maximum))
  }
  const nextDelay = () => {
    if (invalidated === 'story') return delayAfterHint()
    if (invalidated === 'content') return POLL_AFTER_HINT_MS
    const isEmpty = snapshots.current() === undefined
    return pollDelay({ pollSeconds: settings.pollSeconds, failureCount, isEmpty }, random())
  }

  const schedulePoll = (milliseconds: number) => {
    const dueTicks = clock.ticks() + milliseconds
    if (isStopped || dueTicks >= nextPollTicks) return
    cancelNext()
    nextPollTicks = dueTicks
    cancelNext = clock.startTimer(milliseconds, () => {
      nextPollTicks = Number.POSITIVE_INFINITY
      pendingPoll ??= pollOnce().finally(() => {
        pendingPoll = undefined
        schedulePoll(nextDelay())
      })
    })
  }

  return {
    spaceId,
    reachable: reachability.state,
    checkedAt: reachability.succeededAt,
    isEmpty: update.isEmpty,
    heldBack: update.heldBack,
    start: () => schedulePoll(0),
    invalidate: (hint) => {
      const isOurs = hint !== undefined && update.isOurs()
      // A busy content system may delay a comparison, but responds for one story immediately.
      if (isOurs) hints.add(hint)
      const canFetch = isOurs && reachability.state() !== false
      invalidated = canFetch && invalidated !== 'content' ? 'story' : 'content'
      if (pendingPoll === undefined)
        schedulePoll(canFetch ? delayAfterHint() : POLL_AFTER_WEBHOOK_MS)
    },
    settled: async () => {
      await hints.settled()
      await pendingPoll
    },
    stop: async () => {
      isStopped = true
      cancelNext()
      await hints.settled()
      await pendingPoll
    },
  }
}

/** True if there was no response at all; polling at the usual rate then does no harm. */
function isNoResponse(error: unknown): boolean {
  return error instanceof ContentApiError && NO_RESPONSE_KINDS.has(error.kind)
}

const NO_RESPONSE_KINDS = new Set<unknown>(['unreachable', 'timeout'])

/** Webhooks come in bursts: their stories are fetched immediately, and all links are compared a little later. */
const POLL_AFTER_HINT_MS = 1000
const POLL_AFTER_WEBHOOK_MS = 50
const MAX_DELAY_AFTER_HINT_MS = 30_000

/**
 * Milliseconds until the next poll: the setting, give or take a tenth so that many sites do not poll together; up to
 * five times as long after consecutive failures. About half a minute at most without content, since every page is 503
 * until then.
 * @param random from 0 up to 1
 */
export function pollDelay(
  { pollSeconds, failureCount, isEmpty }: PollState,
  random: number,
): number {
  const seconds = pollSeconds * Math.min(Math.max(failureCount, 1), MAX_DELAY_FACTOR)
  const jitter = 0.9 + random * 0.2
  return 1000 * jitter * (isEmpty ? Math.min(seconds, MAX_WHEN_EMPTY_SECONDS) : seconds)
}

interface PollState {
  readonly pollSeconds: number
  readonly failureCount: number
  readonly isEmpty: boolean
}

const MAX_DELAY_FACTOR = 5
const MAX_WHEN_EMPTY_SECONDS = 30
