import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { RawSpace } from '@prospectus/protocol/client/response-shapes'
import type { Log } from '@prospectus/server/log'
import type { Pause } from '../rows/pause.ts'
import type { Changes } from '../snapshot/changes.ts'
import { EmptyContentError, InvalidContentError, type Snapshot } from '../snapshot/snapshot.ts'
import type { AppliedChanges, ChangeApplier } from './change-applier.ts'
import { type Clock, freshCv } from './clock.ts'
import { type FoundChanges, findChanges } from './find-changes.ts'
import type { RejectionLog } from './reachability.ts'
import { createRemovalGuard, type HeldBackRemovals } from './removal-guard.ts'
import type { SnapshotHolder } from './snapshot-holder.ts'
import type { SnapshotStore } from './snapshot-store.ts'

export interface UpdateOptions {
  readonly snapshots: SnapshotHolder
  /** Reads published content. */
  readonly client: ContentClient
  readonly store: SnapshotStore
  readonly applier: ChangeApplier
  readonly settings: { readonly spaceId: string; readonly contentApiUrl: string }
  readonly log: Log
  readonly clock: Clock
  /** Awaited often by a comparison, because nobody waits for its result. */
  readonly pause: Pause
  readonly rejections: RejectionLog
  readonly logApplied: (applied: AppliedChanges, milliseconds: number) => void
}

/** The work of a poll: comparing or loading content, and compacting the snapshot. */
export function createUpdate(options: UpdateOptions) {
  const { snapshots, client, store, applier, settings, log, clock, pause } = options
  const { logApplied, rejections } = options
  const { spaceId } = settings
  const removalGuard = createRemovalGuard(clock)
  /** Version and lineage of the space that the snapshot agrees with; undefined if unknown. */
  let agreedSpace: Pick<RawSpace, 'version' | 'lineage'> | undefined
  let isOurSpace = false
  let isEmpty = false

  /**
   * Brings the snapshot up to date if the space's version has changed, or after a webhook or a failure.
   * @returns true if it has compared or loaded content
   * @throws what the client throws, and `InvalidContentError` for a response that cannot be the content of the space;
   * keeps the last good snapshot then
   */
  const poll = async (isInvalidated: boolean): Promise<boolean> => {
    const before = agreedSpace
    agreedSpace = undefined
    const space = await client.space()
    isOurSpace = String(space.id) === spaceId
    if (!isOurSpace) throw new InvalidContentError(otherSpace(space.id, settings))
    const { lineage } = space
    const isUnchanged = space.version === before?.version && lineage === before.lineage
    if (!isInvalidated && isUnchanged) {
      agreedSpace = before
      return false
    }
    // After a webhook, a cache in front of the content system may not have the new version yet.
    const cv = isInvalidated ? Math.max(space.version, freshCv(clock)) : space.version
    const languages = space.language_codes
    const parameters = { cv, languages, lineage }
    const isComparable = !(await store.isOutdated())
    const compared = isComparable ? await compare(parameters) : undefined
    const isSettled = compared ?? (await rebuildUnlessEmpty(parameters))
    if (isSettled) agreedSpace = { version: space.version, lineage }
    return true
  }

  /** True if the snapshot now agrees with the content system; undefined if there is none or a full load is needed. */
  const compare = async (
    { cv, languages, lineage }: ComparisonParameters,
    isAfterLoad = false,
  ): Promise<boolean | undefined> => {
    const knownLineage = await store.lineage()
    const isOtherLineage = lineage !== undefined && lineage !== knownLineage
    const comparesContent = isOtherLineage && !isAfterLoad
    return snapshots.use(async (snapshot) => {
      const startedAt = clock.ticks()
      const options = { cv, clock, languages, isAfterLoad, comparesContent, pause }
      const comparison = await findChanges(client, snapshot, options)
      if (comparison === 'rebuild') return undefined
      const { changes, isComplete } = await withoutHeldBack(comparison, snapshot)
      const applied = await applier.apply(changes, snapshot, cv)
      if (applied !== undefined) logApplied(applied, clock.ticks() - startedAt)
      // A load has brought everything.
      const agreedLineage =
        isOtherLineage && (isAfterLoad || comparison.isComplete) ? lineage : knownLineage
      if (applied === undefined || agreedLineage !== knownLineage) {
        await snapshots.use((current) => confirm(current, agreedLineage))
      }
      return comparison.isSettled && isComplete
    })
  }

  /** The changes to apply now. While removals are held back, the folders stay as well. */
  const withoutHeldBack = async (
    { changes, emptied, rejected }: FoundChanges,
    { size, datasources }: Snapshot,
  ): Promise<{ readonly changes: Changes; readonly isComplete: boolean }> => {
    const before = removalGuard.state()
    const losses = { stories: changes.removed, total: size, datasources: emptied }
    const heldBack = removalGuard.review(losses, await store.acceptedAt())
    logHeldBack(before, removalGuard.state())
    rejections.logCompared(rejected)
    const { folders, ...others } = changes
    const acceptedSlugs = emptied.filter((slug) => !heldBack.datasources.has(slug))
    const current = changes.datasources ?? datasources
    return {
      changes: {
        ...others,
        removed: changes.removed.filter((uuid) => !heldBack.stories.has(uuid)),
        ...(folders && heldBack.stories.size === 0 && { folders }),
        ...(acceptedSlugs.length > 0 && {
          datasources: {
            ...current,
            ...Object.fromEntries(acceptedSlugs.map((slug) => [slug, []])),
          },
        }),
      },
      isComplete: heldBack.stories.size + heldBack.datasources.size === 0,
    }
  }

  const logHeldBack = (
    before: HeldBackRemovals | undefined,
    after: HeldBackRemovals | undefined,
  ) => {
    if (after === undefined || after.since.getTime() === before?.since.getTime()) return
    const { stories, datasources } = after
    log.error(
      'content.sync.held_back',
      'Many stories, or all entries of a data source, are missing from the content system, and the site keeps them for now. If they are meant to go, touch the file in `accept`; otherwise stories go after five minutes, and entries stay',
      { target: settings.contentApiUrl, stories, datasources, accept: store.acceptFile },
    )
  }

  const confirm = async (snapshot: Snapshot, lineage: string | undefined) => {
    try {
      await store.confirm(snapshot, lineage)
    } catch (error) {
      log.error(
        'snapshot.origin_failed',
        'It could not be recorded on disk that the stored content is up to date; nothing is lost, but after a restart all content is compared again. Check the disk of DATA_DIR',
        { error },
      )
    }
  }

  /** Loads all content. It may change meanwhile, so one more comparison finds what the load missed. */
  const rebuild = async ({ cv, ...parameters }: ComparisonParameters): Promise<boolean> => {
    const startedAt = clock.ticks()
    await store.load(cv)
    const { size, version } = await applier.replace(store.open)
    const milliseconds = Math.round(clock.ticks() - startedAt)
    log.info('content.sync.loaded', 'All content was loaded', {
      stories: size,
      version,
      milliseconds,
    })
    return (await compare({ ...parameters, cv: freshCv(clock) }, true)) ?? false
  }

  /** A space without published stories is not a failure. */
  const rebuildUnlessEmpty = async (parameters: ComparisonParameters): Promise<boolean> => {
    try {
      const isSettled = await rebuild(parameters)
      isEmpty = false
      return isSettled
    } catch (error) {
      if (!(error instanceof EmptyContentError && snapshots.current() === undefined)) throw error
      if (!isEmpty) {
        log.info(
          'content.sync.empty',
          'Nothing is published in the content system yet; publish a page in the editor',
          {
            space: spaceId,
          },
        )
      }
      isEmpty = true
      return true
    }
  }

  return {
    poll,
    /** True if the space has responded and has no published story yet. */
    isEmpty: () => isEmpty,
    /** True if the last response came from our space, so that stories named by webhooks can be fetched. */
    isOurs: () => isOurSpace,
    heldBack: removalGuard.state,
    /** Rebuilds the snapshot in another process after many changes; throws what the store throws. */
    compactWhenDue: async () => {
      const snapshot = snapshots.current()
      if (snapshot === undefined || !(await store.isCompactionDue(snapshot))) return
      await applier.replace(await store.compact())
    },
  }
}

interface ComparisonParameters {
  readonly cv: number
  readonly languages: readonly string[]
  readonly lineage: string | undefined
}

function otherSpace(id: number, { spaceId, contentApiUrl }: UpdateOptions['settings']): string {
  return `${contentApiUrl} responded with space ${id}; expected ${spaceId}: CONTENT_TOKEN must belong to the space in CONTENT_SPACE_ID`
}
