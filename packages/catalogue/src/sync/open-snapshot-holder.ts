import { join } from 'node:path'
import type { BundledSettings } from '@prospectus/content/seed/bundled-edits'
import { contentDigest } from '@prospectus/content/seed/content-digest'
import type { Log } from '@prospectus/server/log'
import type { LogEvent } from '@prospectus/server/log-events'
import { OperatorError } from '@prospectus/server/operator-error'
import { openSnapshot, readStoredState } from '../files/open-snapshot.ts'
import { writeSnapshot } from '../files/write-snapshot.ts'
import { type ContentSource, EmptyContentError } from '../snapshot/snapshot.ts'
import { createBundledSource, fingerprint } from './bundled-source.ts'
import { createSnapshotHolder } from './snapshot-holder.ts'

export type OpenedSnapshotHolder = Awaited<ReturnType<typeof openSnapshotHolder>>

/** The folder that sites with a common data folder share their snapshot in. */
export function snapshotFolder(dataDir: string): string {
  return join(dataDir, 'snapshot')
}

/**
 * Opens the snapshot that a site starts with (decision 0020, CALL-6), the first of these that exists: a stored one from
 * the content system, a stored one from the unchanged seed content, a new build of the seed content, any stored one of
 * the space. Otherwise the holder is empty until the content system responds.
 * @param options.contentDir the seed content
 * @param options.directory `snapshotFolder(DATA_DIR)`
 * @param options.settings `contentSpaceId`: by default, the space of the seed content
 * @throws {OperatorError} when neither setting nor seed content names the space
 */
export async function openSnapshotHolder(options: {
  readonly contentDir: string
  readonly directory: string
  readonly settings: BundledSettings & { readonly contentSpaceId: string | undefined }
  readonly log: Log
}) {
  const { contentDir, directory, settings, log } = options
  const source = await loggingErrors(log, 'content.bundled_unreadable', UNREADABLE, () =>
    createBundledSource(contentDir, settings),
  )
  const spaceId = settings.contentSpaceId ?? source?.spaceId
  if (spaceId === undefined) throw new OperatorError(noSpace(contentDir))
  const bundled = spaceId === source?.spaceId ? source : undefined
  const version = await loggingErrors(log, 'content.bundled_unreadable', UNREADABLE, async () =>
    fingerprint(contentDir, settings),
  )

  const openStoredSnapshot = () =>
    openSnapshot(directory, spaceId, ({ message }) =>
      log.error('snapshot.change_rejected', CHANGE_LOST, { reason: message }),
    )
  const openUpToDate = async () => {
    const origin = (await readStoredState(directory, spaceId))?.origin
    const isUpToDate = origin?.kind === 'api' || (origin && origin.fingerprint === version)
    return isUpToDate ? openStoredSnapshot() : undefined
  }
  const snapshot =
    (await loggingErrors(log, 'snapshot.rejected', REJECTED, openUpToDate)) ??
    (bundled &&
      version &&
      (await loggingErrors(log, 'snapshot.build_failed', NOT_BUILT, () =>
        buildUnlessEmpty(bundled, version),
      ))) ??
    (await loggingErrors(log, 'snapshot.rejected', REJECTED, openStoredSnapshot))
  if (snapshot) {
    log.info('snapshot.opened', 'The site has its content: its snapshot is open', {
      stories: snapshot.size,
      version: snapshot.version,
    })
  } else
    log.warn('snapshot.empty', EMPTY, {
      space: spaceId,
      bundled: source?.spaceId ?? null,
      directory,
    })
  return { ...createSnapshotHolder(snapshot || undefined), spaceId }

  /** Undefined for seed content without published stories: all pages will be created in the editor. */
  async function buildUnlessEmpty(source: ContentSource, version: string) {
    const lineage = contentDigest(contentDir, settings.productPrefix)
    const origin = { kind: 'bundled', fingerprint: version, lineage } as const
    try {
      const { snapshot, broken } = await writeSnapshot(source, directory, { version, origin })
      for (const story of broken) {
        log.error(
          'snapshot.story_skipped',
          'A story is invalid and was left out; the site shows its last good version, or none. See the reason, and correct the story',
          {
            ...story,
          },
        )
      }
      return snapshot
    } catch (error) {
      if (error instanceof EmptyContentError) return undefined
      throw error
    }
  }
}

function noSpace(contentDir: string): string {
  return `The space of this site is unknown: CONTENT_SPACE_ID is not set, and the seed content in ${contentDir} cannot be read (the reason is in the log above). Set CONTENT_SPACE_ID, or correct the seed content.`
}

/** Returns the result of `work`; if it throws, logs the error and returns undefined. */
async function loggingErrors<T>(
  log: Log,
  event: LogEvent,
  message: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    log.error(event, message, { reason: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}

const UNREADABLE = 'The seed content could not be read; see the reason, and check CONTENT_DIR'
const NOT_BUILT =
  'The seed content could not be prepared for the site; content stored earlier is used, if there is any. See the reason, and check the seed content and the disk of DATA_DIR'
const CHANGE_LOST =
  'A stored change of the content is damaged; it and later ones are fetched again from the content system. If this recurs, check the disk of DATA_DIR'
const REJECTED =
  'The stored content could not be opened; it is read again from the seed content or the content system. If this recurs, check the disk of DATA_DIR'
const EMPTY =
  'There is no content of this space yet: pages answer 404 if nothing is published, and 503 until that is known. Publish a page in the editor; if published pages do not appear, check CONTENT_API_URL and CONTENT_TOKEN'
