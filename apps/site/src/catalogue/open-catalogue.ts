import { join } from 'node:path'
import type { ContentSource, Snapshot } from '@prospectus/content/catalogue/snapshot'
import type { BundledSettings } from '@prospectus/content/client/bundled/bundled-edits'
import { createBundledSource } from '@prospectus/content/client/bundled/bundled-source'
import type { Log } from '../server/log.ts'
import { OperatorFault } from '../server/operator-fault.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { fingerprint } from './fingerprint.ts'
import { openSnapshot, storedVersion } from './open-snapshot.ts'
import { writeSnapshot } from './write-snapshot.ts'

export interface CatalogueSettings extends BundledSettings {
  /** Undefined: the space of the bundled catalogue. */
  readonly contentSpaceId: string | undefined
}

export interface OpenOptions {
  /** The bundled catalogue. */
  readonly contentDir: string
  /** Where the snapshot is kept, in a folder `snapshot`. */
  readonly dataDir: string
  readonly settings: CatalogueSettings
  readonly log: Log
}

/**
 * The catalogue that a site starts with: the snapshot on disk when the bundled catalogue has not changed
 * since it was built, else a new one. When that cannot be built, the one on disk is kept, if it is of the
 * same space (design section 1).
 *
 * @throws {OperatorFault} when there is neither
 */
export async function openCatalogue(options: OpenOptions): Promise<Catalogue> {
  const { contentDir, settings, log } = options
  const directory = join(options.dataDir, 'snapshot')
  const source = await noting(log, UNREADABLE, () => createBundledSource(contentDir, settings))
  const spaceId = settings.contentSpaceId ?? source?.spaceId
  if (spaceId === undefined) throw new OperatorFault(nothingToServe(options))
  const bundled = spaceId === source?.spaceId ? source : undefined
  const version = await noting(log, UNREADABLE, () => fingerprint(contentDir, settings))

  const unchanged = async () =>
    version !== undefined && version === (await storedVersion(directory, spaceId))
      ? openSnapshot(directory, spaceId)
      : undefined
  const snapshot =
    (await noting(log, REFUSED, unchanged)) ??
    (bundled && version && (await noting(log, NOT_BUILT, () => build(bundled, version)))) ??
    (await noting(log, REFUSED, () => openSnapshot(directory, spaceId)))
  if (!snapshot) throw new OperatorFault(nothingToServe(options, source?.spaceId))
  log.info('The catalogue is open', { stories: snapshot.size, version: snapshot.version })
  return createCatalogue(snapshot)

  async function build(source: ContentSource, version: string): Promise<Snapshot> {
    const { snapshot, broken } = await writeSnapshot(source, directory, { version })
    for (const fault of broken) log.error('A story is left out of the catalogue', { ...fault })
    return snapshot
  }
}

/** @param bundledSpaceId undefined when the bundled catalogue cannot even be told the space of */
function nothingToServe(
  { contentDir, dataDir, settings: { contentSpaceId } }: OpenOptions,
  bundledSpaceId?: string,
): string {
  const stored = `DATA_DIR (${dataDir}) holds no usable snapshot`
  if (
    bundledSpaceId === undefined ||
    contentSpaceId === undefined ||
    contentSpaceId === bundledSpaceId
  ) {
    const space = contentSpaceId ?? bundledSpaceId ?? '(CONTENT_SPACE_ID is not set)'
    return `There is no content of space ${space}: the bundled catalogue in ${contentDir} cannot be read, as said above, and ${stored}.`
  }
  return `There is no content of space ${contentSpaceId}: ${stored} of it, so CONTENT_SPACE_ID is expected to be ${bundledSpaceId}, the space of the bundled catalogue, or to be left out.`
}

/** Runs `work`; what it throws is logged, and counts as nothing found. */
async function noting<T>(
  log: Log,
  message: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    log.error(message, { reason: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}

const UNREADABLE = 'The bundled catalogue cannot be read'
const NOT_BUILT = 'The catalogue cannot be built from the bundled content; the last good one stays'
const REFUSED = 'The stored catalogue is refused'
