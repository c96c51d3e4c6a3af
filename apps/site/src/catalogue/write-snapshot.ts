import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { assembleSnapshot } from '@prospectus/content/catalogue/assemble-snapshot'
import { buildSnapshot } from '@prospectus/content/catalogue/build-snapshot'
import type { BrokenStory } from '@prospectus/content/catalogue/read-row'
import type { ContentSource, Snapshot } from '@prospectus/content/catalogue/snapshot'
import { createBodyFile, openBodyFile } from './body-file.ts'
import { encodeManifest, FORMAT } from './manifest.ts'
import { writeSections } from './section-file.ts'
import { createDraftFolder, type OnStep, writeSynced } from './snapshot-folder.ts'
import { encodeParts } from './stored-parts.ts'

export interface WriteOptions {
  readonly version: string
  readonly onStep?: OnStep
}

export interface WrittenSnapshot {
  readonly snapshot: Snapshot
  /** Stories that were left out, for the log. */
  readonly broken: readonly BrokenStory[]
}

/**
 * Builds a snapshot of all that a source holds, puts it on disk in `directory` in the place of the one
 * there, and opens it. Throws what `buildSnapshot` throws, and what the disk does; the snapshot that was
 * there then stays. Other work has its turn all the while.
 */
export async function writeSnapshot(
  source: ContentSource,
  directory: string,
  { version, onStep = () => undefined }: WriteOptions,
): Promise<WrittenSnapshot> {
  const draft = await createDraftFolder(directory, onStep)
  try {
    const { parts, broken, table } = await writeBodies(source, join(draft.path, BODIES), version)
    onStep('bodies written')
    const sections = await writeSections(join(draft.path, INDEX), encodeParts(parts, table))
    onStep('index written')
    const manifest = encodeManifest({
      format: FORMAT,
      spaceId: parts.spaceId,
      version,
      stories: parts.rows.length,
      bodyBytes: table.ends.at(-1) ?? 0,
      sections,
    })
    await writeSynced(join(draft.path, MANIFEST), manifest)
    onStep('manifest written')
    // Opened before it is current: from then on another process may replace and delete it.
    const store = openBodyFile(join(draft.path, BODIES), table)
    const snapshot = await assembleSnapshot(parts, store, () => turn())
    try {
      await draft.publish()
    } catch (error) {
      snapshot.close()
      throw error
    }
    return { snapshot, broken }
  } catch (error) {
    await draft.abandon()
    throw error
  }
}

async function writeBodies(source: ContentSource, path: string, version: string) {
  const bodies = await createBodyFile(path)
  try {
    const options = { version, builtAt: new Date(), pause: () => turn() }
    const built = await buildSnapshot(source, bodies, options)
    return { ...built, table: await bodies.finish() }
  } finally {
    await bodies.close()
  }
}

/** Names of the files in a snapshot folder. */
export const BODIES = 'bodies.bin'
export const INDEX = 'index.bin'
export const MANIFEST = 'manifest.json'
