import { join } from 'node:path'
import type { ContentSource, Snapshot } from '@prospectus/content/catalogue/snapshot'
import type { Log } from '../server/log.ts'
import type { BundledSettings } from './bundled-edits.ts'
import { createBundledSource } from './bundled-source.ts'
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
 * same space (design section 1). Throws when there is neither.
 */
export async function openCatalogue(options: OpenOptions): Promise<Catalogue> {
  const { contentDir, settings, log } = options
  const directory = join(options.dataDir, 'snapshot')
  const wanted = await wantedContent(contentDir, settings).catch((error: unknown) => {
    if (settings.contentSpaceId === undefined) throw error
    log.error('The bundled catalogue cannot be read', { contentDir, error })
    return { spaceId: settings.contentSpaceId, bundled: undefined }
  })
  const stored = await refusing(log, () => storedVersion(directory, wanted.spaceId))
  const changed = wanted.bundled !== undefined && wanted.bundled.version !== stored
  const built = changed ? await build(wanted.bundled, directory, log) : undefined
  const snapshot =
    built?.snapshot ??
    (await refusing(log, () => openSnapshot(directory, wanted.spaceId))) ??
    // What was to be opened turned out to be damaged: build it after all.
    (await build(changed ? undefined : wanted.bundled, directory, log)).snapshot
  if (snapshot === undefined) {
    throw new Error(`There is no content of space ${wanted.spaceId}`, { cause: built?.error })
  }
  const { version, size } = snapshot
  log.info(built?.snapshot ? 'Built the catalogue' : 'Opened the catalogue', {
    stories: size,
    version,
  })
  return createCatalogue(snapshot)
}

interface BundledContent {
  readonly source: ContentSource
  readonly version: string
}

async function wantedContent(contentDir: string, settings: CatalogueSettings) {
  const source = await createBundledSource(contentDir, settings)
  const spaceId = settings.contentSpaceId ?? source.spaceId
  if (spaceId !== source.spaceId) return { spaceId, bundled: undefined }
  return { spaceId, bundled: { source, version: await fingerprint(contentDir, settings) } }
}

async function build(
  bundled: BundledContent | undefined,
  directory: string,
  log: Log,
): Promise<{ readonly snapshot?: Snapshot; readonly error?: unknown }> {
  if (bundled === undefined) return {}
  try {
    const { source, version } = bundled
    const { snapshot, broken } = await writeSnapshot(source, directory, { version })
    for (const fault of broken) log.error('A story is left out of the catalogue', { ...fault })
    return { snapshot }
  } catch (error) {
    log.error('The catalogue cannot be built; the last good one stays', { directory, error })
    return { error }
  }
}

/** Runs `work`; what it throws, a damaged snapshot above all, is logged and counts as nothing found. */
async function refusing<T>(log: Log, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    log.error('The stored catalogue is refused', {
      reason: error instanceof Error ? error.message : error,
    })
    return undefined
  }
}
