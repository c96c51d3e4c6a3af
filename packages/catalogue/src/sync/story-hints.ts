import { isWrongShape } from '@prospectus/protocol/client/content-api-error'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { vetChanges } from '../snapshot/changes.ts'
import type { BrokenStory } from '../snapshot/read-row.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { AppliedChanges, ChangeApplier } from './change-applier.ts'
import { type Clock, freshCv } from './clock.ts'
import { isOfKnownId, isPlaced } from './find-changes.ts'
import type { SnapshotHolder } from './snapshot-holder.ts'

/** A story that has been published, unpublished, moved or deleted. */
export interface StoryHint {
  readonly id: number
  /** Where it stands or stood; finds what to take out when it is gone. */
  readonly fullSlug: string | undefined
}

/** The fast way from a publish to the visitor: only the stories that a hook names are fetched. */
export interface StoryHints {
  /** Returns at once. */
  readonly add: (hint: StoryHint) => void
  /** Done when every hint has been worked off. */
  readonly settled: () => Promise<void>
}

interface Options {
  readonly snapshots: SnapshotHolder
  readonly client: Pick<ContentClient, 'story'>
  readonly applier: ChangeApplier
  readonly clock: Clock
  readonly onApplied: (taken: AppliedChanges, milliseconds: number) => void
  /** Called with stories that came and cannot be taken; what is known of them stays. */
  readonly onRefused: (refused: readonly BrokenStory[]) => void
  /** Called when what came is no story at all (MSG-2). */
  readonly onWrongShape: (error: unknown) => void
}

/**
 * Looks up hinted stories, several at a time and each once however often it is named, and takes over what
 * they are now: the hint itself is not trusted, so a late or repeated one does no harm. Failures are left to
 * the comparison of all links that follows every hook.
 */
export function createStoryHints({
  snapshots,
  client,
  applier,
  clock,
  onApplied,
  onRefused,
  onWrongShape,
}: Options): StoryHints {
  const waiting = new Map<number, StoryHint>()
  let working: Promise<void> | undefined

  const fetchHinted = async (
    base: Snapshot,
    hint: StoryHint,
    cv: number,
  ): Promise<HintedChange> => {
    const answer = await client.story(hint.id, { cv })
    if (answer === undefined) return { removed: uuidOf(base, hint) }
    const { story } = answer
    const isMeant = isPlaced(story) && story.id === hint.id && isOfKnownId(story, base)
    return isMeant ? { story } : {}
  }

  const processBatch = async (base: Snapshot): Promise<true> => {
    const began = clock.ticks()
    const batch = [...waiting.values()].slice(0, HINTS_AT_ONCE)
    for (const { id } of batch) waiting.delete(id)
    const cv = freshCv(clock)
    const answers = await Promise.allSettled(batch.map((hint) => fetchHinted(base, hint, cv)))
    for (const answer of answers) {
      if (answer.status === 'rejected' && isWrongShape(answer.reason)) onWrongShape(answer.reason)
    }
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const stories = found.flatMap(({ story }) => story ?? [])
    const removed = found.flatMap(({ removed }) => removed ?? [])
    const { accepted, refused } = vetChanges({ stories, removed }, base)
    onRefused(refused)
    const taken = await applier.apply(accepted, base, cv)
    if (taken !== undefined) onApplied(taken, clock.ticks() - began)
    return true
  }

  const processAll = async () => {
    try {
      while (waiting.size > 0) {
        // Without a snapshot there is nothing to apply them to: the first load has it all.
        if ((await snapshots.use(processBatch)) === undefined) waiting.clear()
      }
    } catch {
      waiting.clear()
    } finally {
      working = undefined
    }
  }
  return {
    add: (hint) => {
      if (waiting.size < MAX_WAITING_HINTS) waiting.set(hint.id, hint)
      working ??= processAll()
    },
    settled: async () => working,
  }
}

interface HintedChange {
  readonly story?: RawStory
  readonly removed?: string | undefined
}

function uuidOf(snapshot: Snapshot, { id, fullSlug }: StoryHint): string | undefined {
  const found = fullSlug === undefined ? undefined : snapshot.find(fullSlug)
  return found?.kind === 'story' && found.entry.id === id ? found.entry.uuid : undefined
}

const HINTS_AT_ONCE = 4
const MAX_WAITING_HINTS = 1000
