import type { Pause } from '../rows/pause.ts'
import { noRows } from '../rows/row-set.ts'
import { createAnswering } from './answering.ts'
import { createBase } from './base.ts'
import type { Folder } from './read-link.ts'
import { groupRows } from './row-groups.ts'
import { centreOf } from './select.ts'
import { shareBodies } from './shared-bodies.ts'
import { searchOf } from './site-search.ts'
import type { BodyStore, Snapshot } from './snapshot.ts'
import type { SnapshotParts } from './snapshot-parts.ts'

/** Assembles a snapshot from its parts and its body store, with pauses for other work. */
export async function assembleSnapshot(
  parts: SnapshotParts,
  bodies: BodyStore,
  pause: Pause,
): Promise<Snapshot> {
  const { rows, version, builtAt, languages, datasources, byPosition } = parts
  return createAnswering({
    base: await createBase(parts, shareBodies(bodies), pause),
    version,
    builtAt,
    languages,
    datasources,
    folders: foldersBySlug(parts.folders),
    gone: noRows(rows.length),
    added: [],
    addedBySlug: new Map(),
    addedByUuid: new Map(),
    byPosition,
    centres: await groupRows(rows, parts.newestFirst, centreOf, pause),
    searched: await groupRows(rows, byPosition, searchOf, pause),
  })
}

/** Folders by slug; of two with the same slug the last counts. */
export function foldersBySlug(folders: readonly Folder[]): ReadonlyMap<string, Folder> {
  return new Map(folders.map((folder) => [folder.slug, folder]))
}
