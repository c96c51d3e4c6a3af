import { ContentApiError } from '@prospectus/protocol/client/content-api-error'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { Log } from '@prospectus/server/log'
import { type AppliedChanges, createChangeApplier } from './change-applier.ts'
import { type Clock, systemClock } from './clock.ts'
import type { HeldBack } from './holdback.ts'
import { createReachability, createRefusalLog, watchedClient } from './reachability.ts'
import type { SnapshotHolder } from './snapshot-holder.ts'
import type { SnapshotStore } from './snapshot-store.ts'
import { createStoryHints, type StoryHint } from './story-hints.ts'
import { createUpdate } from './update.ts'

/** What the server knows of the system that its snapshot is kept fresh from (CALL-6). */
export interface ContentSystem {
  /** Id of the space that the site shows. */
  readonly spaceId: string
  /** Null until it has been asked for the first time. */
  readonly reachable: () => boolean | null
  /** What is gone from it and stays here until that is certain; undefined while nothing is. */
  readonly heldBack: () => HeldBack | undefined
  /**
   * Says that something in it has changed, and which story, when that is known. Returns at once; the
   * change is fetched and applied afterwards. Many calls in a row lead to few polls.
   */
  readonly invalidate: (hint?: StoryHint) => void
}

/** Keeps the snapshot fresh from the content system (decision 0020, CALL-6). */
export interface Refresh extends ContentSystem {
  /** Asks for the first time, and from then on at every poll. */
  readonly start: () => void
  /** Done when nothing is under way any more. */
  readonly settled: () => Promise<void>
  /** Asks no more; done when what is under way has ended. */
  readonly stop: () => Promise<void>
}

interface RefreshOptions {
  readonly snapshots: SnapshotHolder
  /** Of the published view. */
  readonly client: ContentClient
  readonly store: SnapshotStore
  readonly settings: {
    readonly spaceId: string
    readonly contentApiUrl: string
    readonly pollSeconds: number
  }
  readonly log: Log
  readonly clock?: Clock
  /** From 0 up to 1. */
  readonly random?: () => number
}

/**
 * Asks for the space's version at every poll, and when it has changed compares all links with the snapshot,
 * fetches what differs and applies it. Whatever goes wrong, the last good snapshot stays, and the next poll
 * tries again. Without a snapshot, everything is loaded.
 */
export function createRefresh(options: RefreshOptions): Refresh {
  const { snapshots, store, settings, log, clock = systemClock } = options
  const { random = Math.random } = options
  const { spaceId, contentApiUrl } = settings
  const reachability = createReachability(log, clock, { asked: contentApiUrl, space: spaceId })
  let stopped = false
  const client = watchedClient(options.client, clock, {
    asked: contentApiUrl,
    onSilence: (error) => {
      if (!stopped) reachability.failed(error)
    },
  })
  const applier = createChangeApplier({ snapshots, store, log, clock })
  const say = (taken: AppliedChanges, took: number) =>
    log.info('content.sync.applied', 'Content was updated', {
      ...taken,
      milliseconds: Math.round(took),
    })
  const refusals = createRefusalLog(log, { asked: contentApiUrl })
  const hints = createStoryHints({
    ...{ snapshots, client, applier, clock },
    onApplied: say,
    onRefused: refusals.hinted,
    onWrongShape: (error) =>
      log.warn(
        'content.sync.story_invalid',
        'A story has an unexpected shape; its last good version stays',
        { error },
      ),
  })
  const update = createUpdate({
    ...{ snapshots, client, store, applier, settings, log, clock, say, refusals },
  })

  /** Failures in a row, of runs that the content system did answer. */
  let failures = 0
  /** By a hook that named a story, which is looked up at once, or by one that did not. */
  let invalidated: 'by name' | 'blindly' | undefined
  /** Milliseconds that the last poll took. */
  let lastTook = 0
  let running: Promise<void> | undefined
  let cancelNext: () => void = () => undefined
  let nextAt = Number.POSITIVE_INFINITY

  const compactWhenDue = async () => {
    try {
      await update.compactWhenDue()
    } catch (error) {
      if (stopped) return
      log.error(
        'snapshot.rebuild_failed',
        'The snapshot could not be rebuilt; the old one stays in use',
        { error },
      )
    }
  }

  const pollOnce = async () => {
    const wasInvalidated = invalidated !== undefined
    invalidated = undefined
    const began = clock.ticks()
    try {
      const hasCompared = await update.poll(wasInvalidated)
      failures = 0
      reachability.succeeded()
      if (hasCompared) await compactWhenDue()
    } catch (error) {
      if (stopped) return
      failures = isSilence(error) ? 0 : failures + 1
      reachability.failed(error)
    } finally {
      lastTook = clock.ticks() - began
    }
  }

  /** While one story after the other is published, comparing everything takes a fifth of the time at most. */
  const restAfterHint = () => {
    const longest = Math.min(settings.pollSeconds * 1000, LONGEST_REST_AFTER_HINT_MS)
    return Math.max(POLL_AFTER_HINT_MS, Math.min(4 * lastTook, longest))
  }
  const nextDelay = () => {
    if (invalidated === 'by name') return restAfterHint()
    if (invalidated === 'blindly') return POLL_AFTER_HINT_MS
    const isEmpty = snapshots.current() === undefined
    return pollDelay({ pollSeconds: settings.pollSeconds, failures, isEmpty }, random())
  }

  const schedulePoll = (milliseconds: number) => {
    const at = clock.ticks() + milliseconds
    if (stopped || at >= nextAt) return
    cancelNext()
    nextAt = at
    cancelNext = clock.later(milliseconds, () => {
      nextAt = Number.POSITIVE_INFINITY
      running ??= pollOnce().finally(() => {
        running = undefined
        schedulePoll(nextDelay())
      })
    })
  }

  return {
    spaceId,
    reachable: reachability.state,
    heldBack: update.heldBack,
    start: () => schedulePoll(0),
    invalidate: (hint) => {
      const isOurs = hint !== undefined && update.isOurs()
      // A comparison may be kept waiting by a busy content system that answers for one story at once.
      if (isOurs) hints.add(hint)
      const isHelpful = isOurs && reachability.state() !== false
      invalidated = isHelpful && invalidated !== 'blindly' ? 'by name' : 'blindly'
      if (running === undefined) schedulePoll(isHelpful ? restAfterHint() : POLL_AFTER_HOOK_MS)
    },
    settled: async () => {
      await hints.settled()
      await running
    },
    stop: async () => {
      stopped = true
      cancelNext()
      await hints.settled()
      await running
    },
  }
}

/** No answer at all: asking again at every poll costs nobody anything. */
function isSilence(error: unknown): boolean {
  return error instanceof ContentApiError && SILENT.has(error.kind)
}

const SILENT = new Set<unknown>(['unreachable', 'timeout'])

/** Hooks come in bursts; the stories that they name are looked up at once, all links a little later. */
const POLL_AFTER_HINT_MS = 1000
const POLL_AFTER_HOOK_MS = 50
const LONGEST_REST_AFTER_HINT_MS = 30_000

/**
 * Milliseconds until the next poll: the seconds set, a tenth more or less so that many sites do not ask
 * at the same moment, and up to five times as long after failures in a row. While there is nothing to show
 * every page answers 503: half a minute, then, is the longest.
 *
 * @param random from 0 up to 1
 */
export function pollDelay({ pollSeconds, failures, isEmpty }: PollState, random: number): number {
  const seconds = pollSeconds * Math.min(Math.max(failures, 1), MAX_DELAY_FACTOR)
  const jitter = 0.9 + random * 0.2
  return 1000 * jitter * (isEmpty ? Math.min(seconds, LONGEST_WHEN_EMPTY_SECONDS) : seconds)
}

interface PollState {
  readonly pollSeconds: number
  /** In a row. */
  readonly failures: number
  /** Whether there is no content at all. */
  readonly isEmpty: boolean
}

const MAX_DELAY_FACTOR = 5
const LONGEST_WHEN_EMPTY_SECONDS = 30
