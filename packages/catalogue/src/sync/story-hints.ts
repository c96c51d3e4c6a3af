import { isInvalidResponse } from '@prospectus/protocol/client/content-api-error'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { validateChanges } from '../snapshot/changes.ts'
import type { BrokenStory } from '../snapshot/read-row.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { AppliedChanges, ChangeApplier } from './change-applier.ts'
import { type Clock, freshCv } from './clock.ts'
import { hasUuid, keepsKnownId } from './find-changes.ts'
import type { SnapshotHolder } from './snapshot-holder.ts'

/** A story that a webhook names as changed. */
export interface StoryHint {
  readonly id: number
  /** Finds the story to remove when it is gone from the content system. */
  readonly fullSlug: string | undefined
}

interface StoryHintOptions {
  readonly snapshots: SnapshotHolder
  readonly client: Pick<ContentClient, 'story'>
  readonly applier: ChangeApplier
  readonly clock: Clock
  readonly onApplied: (applied: AppliedChanges, milliseconds: number) => void
  /** Called with rejected stories; their last good versions stay. */
  readonly onRejected: (rejected: readonly BrokenStory[]) => void
  /** Called when a response is not a story (MSG-2). */
  readonly onWrongShape: (error: unknown) => void
}

/**
 * Updates the stories that webhooks name, without comparing all links. Fetches several at a time. Only the content
 * system's response counts, so a late or repeated hint does no harm. Leaves failures to the comparison that follows
 * every webhook.
 */
export function createStoryHints({
  snapshots,
  client,
  applier,
  clock,
  onApplied,
  onRejected,
  onWrongShape,
}: StoryHintOptions) {
  const waiting = new Map<number, StoryHint>()
  let pendingWork: Promise<void> | undefined

  const fetchHinted = async (
    base: Snapshot,
    hint: StoryHint,
    cv: number,
  ): Promise<HintedChange> => {
    const delivered = await client.story(hint.id, { cv })
    if (delivered === undefined) return { removed: uuidOf(base, hint) }
    const { story } = delivered
    const isRequested = hasUuid(story) && story.id === hint.id && keepsKnownId(story, base)
    return isRequested ? { story } : {}
  }

  const processBatch = async (base: Snapshot): Promise<true> => {
    const startedAt = clock.ticks()
    const batch = [...waiting.values()].slice(0, HINTS_AT_ONCE)
    for (const { id } of batch) waiting.delete(id)
    const cv = freshCv(clock)
    const responses = await Promise.allSettled(batch.map((hint) => fetchHinted(base, hint, cv)))
    for (const response of responses) {
      if (response.status === 'rejected' && isInvalidResponse(response.reason))
        onWrongShape(response.reason)
    }
    const changes = responses.flatMap((response) =>
      response.status === 'fulfilled' ? response.value : [],
    )
    const stories = changes.flatMap(({ story }) => story ?? [])
    const removed = changes.flatMap(({ removed }) => removed ?? [])
    const { accepted, rejected } = validateChanges({ stories, removed }, base)
    onRejected(rejected)
    const applied = await applier.apply(accepted, base, cv)
    if (applied !== undefined) onApplied(applied, clock.ticks() - startedAt)
    return true
  }

  const processAll = async () => {
    try {
      while (waiting.size > 0) {
        // Without a snapshot there is nothing to apply hints to; the first load brings everything.
        if ((await snapshots.use(processBatch)) === undefined) waiting.clear()
      }
    } catch {
      waiting.clear()
    } finally {
      pendingWork = undefined
    }
  }
  return {
    add: (hint: StoryHint) => {
      if (waiting.size < MAX_WAITING_HINTS) waiting.set(hint.id, hint)
      pendingWork ??= processAll()
    },
    settled: async () => pendingWork,
  }
}

interface HintedChange {
  readonly story?: RawStory
  readonly removed?: string | undefined
}

function uuidOf(snapshot: Snapshot, { id, fullSlug }: StoryHint): string | undefined {
  const match = fullSlug === undefined ? undefined : snapshot.find(fullSlug)
  return match?.kind === 'story' && match.entry.id === id ? match.entry.uuid : undefined
}

const HINTS_AT_ONCE = 4
const MAX_WAITING_HINTS = 1000
