import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { assembleSnapshot } from '../snapshot/assemble-snapshot.ts'
import { type BuiltSnapshot, buildSnapshot } from '../snapshot/build-snapshot.ts'
import type { ContentSource, Snapshot } from '../snapshot/snapshot.ts'
import { type BodyTable, createBodyFile, openBodyFile } from './body-file.ts'
import { writeCheckedLines, writeSections } from './checked-files.ts'
import {
  BODIES_FILE,
  FORMAT,
  INDEX_FILE,
  MANIFEST_FILE,
  type Manifest,
  type Origin,
} from './manifest.ts'
import { createStagingFolder, type OnStep, type StagingFolder } from './snapshot-folder.ts'
import { encodeParts } from './stored-parts.ts'

export interface WriteOptions {
  readonly version: string
  /** The seed content by default, with `version` as the fingerprint. */
  readonly origin?: Origin
  readonly onStep?: OnStep
}

/** Builds a snapshot, stores it in `directory` and opens it. If that throws, the snapshot stored before is kept. */
export async function writeSnapshot(
  source: ContentSource,
  directory: string,
  options: WriteOptions,
): Promise<Pick<BuiltSnapshot, 'broken'> & { readonly snapshot: Snapshot }> {
  const staging = await createStagingFolder(directory, options.onStep ?? noop)
  return abandonOnError(staging, async () => {
    const { parts, broken, table } = await stageSnapshot(staging, source, options)
    // Opened before it becomes current, since another process may replace and delete it after that.
    const store = openBodyFile(join(staging.path, BODIES_FILE), table)
    const snapshot = await assembleSnapshot(parts, store, pause)
    try {
      await staging.publish()
    } catch (error) {
      snapshot.close()
      throw error
    }
    return { snapshot, broken }
  })
}

/** Writes a snapshot of a source to a staging folder without publishing it. */
export async function stageSnapshot(
  staging: StagingFolder,
  source: ContentSource,
  { version, origin, onStep = noop }: WriteOptions,
): Promise<BuiltSnapshot & { readonly table: BodyTable }> {
  const built = await writeBodies(source, join(staging.path, BODIES_FILE), version)
  const { parts, table } = built
  onStep('bodies written')
  const sections = await writeSections(join(staging.path, INDEX_FILE), encodeParts(parts, table))
  onStep('index written')
  const manifest: Manifest = {
    format: FORMAT,
    spaceId: parts.spaceId,
    version,
    origin: origin ?? { kind: 'bundled', fingerprint: version },
    sections,
  }
  await writeCheckedLines(join(staging.path, MANIFEST_FILE), [manifest])
  onStep('manifest written')
  return built
}

/** Deletes the staging folder if `work` throws. */
export async function abandonOnError<T>(
  staging: StagingFolder,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await staging.abandon()
    throw error
  }
}

async function writeBodies(source: ContentSource, path: string, version: string) {
  const bodies = await createBodyFile(path)
  try {
    const options = { version, builtAt: new Date(), pause }
    const built = await buildSnapshot(source, bodies, options)
    return { ...built, table: await bodies.finish() }
  } finally {
    await bodies.close()
  }
}

const noop = () => undefined
