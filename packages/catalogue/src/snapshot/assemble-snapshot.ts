import { fold } from '@prospectus/content/text/fold'
import { scoreName } from '../matching/score.ts'
import { orderKey, type SnapshotRow, type TreeEntry } from '../rows/entry.ts'
import { compareByPosition, type PositionKey } from '../rows/order.ts'
import type { Pause } from '../rows/pause.ts'
import { createRowSet } from '../rows/row-set.ts'
import { createBase, shareBodies } from './base.ts'
import { createNearestWord } from './corrections.ts'
import { findByFullSlug } from './find.ts'
import { folderEntry, type SnapshotFolder } from './read-link.ts'
import { groupRows, lowerBound } from './row-groups.ts'
import { createRowSearch, searchGroupOf } from './search-rows.ts'
import { centreLanguageOf, createLists } from './select.ts'
import type { BodyStore, Snapshot, SnapshotParts } from './snapshot.ts'
import { recordState, rowAt, rowOfUuid, type SnapshotState } from './snapshot-state.ts'

/** Assembles a snapshot from its parts and its body store. */
export async function assembleSnapshot(
  parts: SnapshotParts,
  bodies: BodyStore,
  pause: Pause,
): Promise<Snapshot> {
  const { rows, version, builtAt, languages, datasources, byPosition } = parts
  return createSnapshot({
    base: await createBase(parts, shareBodies(bodies), pause),
    version,
    builtAt,
    languages,
    datasources,
    folders: foldersByFullSlug(parts.folders),
    gone: createRowSet(rows.length),
    added: [],
    addedByFullSlug: new Map(),
    addedByUuid: new Map(),
    byPosition,
    resourcesByLanguage: await groupRows(rows, parts.newestFirst, centreLanguageOf, pause),
    searched: await groupRows(rows, byPosition, searchGroupOf, pause),
  })
}

/** Maps folders by full slug; of several with the same one, the last counts. */
export function foldersByFullSlug(
  folders: readonly SnapshotFolder[],
): ReadonlyMap<string, SnapshotFolder> {
  return new Map(folders.map((folder) => [folder.slug, folder]))
}

/** Creates the snapshot of a state. Keeps the base's body store open until the snapshot is closed. */
export function createSnapshot(state: SnapshotState): Snapshot {
  const { base, added, version, builtAt, languages, datasources } = state
  let tree: readonly TreeEntry[] | undefined
  const snapshot: Snapshot = {
    version,
    builtAt,
    size: state.byPosition.length,
    languages,
    datasources,
    get tree() {
      tree ??= treeOf(state)
      return tree
    },
    find: (fullSlug) => findByFullSlug(state, fullSlug),
    byUuid: (uuid) => rowOfUuid(state, uuid)?.entry,
    read: ({ row }) => JSON.parse(added[row - base.firstAdded]?.body ?? base.bodies.read(row)),
    ...createLists(state),
    *entries() {
      for (const number of state.byPosition) yield rowAt(state, number).entry
    },
    search: createRowSearch(state),
    nameScores: (query) => {
      const scoreOf = base.nameScores(query)
      const folded = fold(query)
      return (row) =>
        row < base.firstAdded ? scoreOf(row) : scoreName(rowAt(state, row).foldedName, folded)
    },
    nearestWord: createNearestWord(state),
    close: base.bodies.hold(),
  }
  recordState(snapshot, state)
  return snapshot
}

/** All published stories and all folders, by position (DATA-7, MAP-1); a folder has the path of its start page. */
function treeOf(state: SnapshotState): readonly TreeEntry[] {
  const { byPosition, folders, languages } = state
  const tree: TreeEntry[] = []
  let next = 0
  const addStoriesTo = (end: number) => {
    for (; next < end; next++) tree.push(treeEntryOf(state, byPosition[next] as number))
  }
  const sorted = [...folders.values()]
    .map((folder) => ({ folder, key: folderKey(folder) }))
    .sort((a, b) => compareByPosition(a.key, b.key))
  for (const { folder, key } of sorted) {
    addStoriesTo(
      lowerBound(byPosition, (row) => compareByPosition(orderKey(rowAt(state, row)), key) < 0),
    )
    const hasStartPage = findByFullSlug(state, `${folder.slug}/`)?.kind === 'story'
    tree.push(folderEntry(folder, hasStartPage, languages))
  }
  addStoriesTo(byPosition.length)
  return tree
}

/** Cached in the base, so that a change need not recreate a hundred thousand objects. */
function treeEntryOf(state: SnapshotState, number: number): TreeEntry {
  const { treeEntries, firstAdded } = state.base
  const cached = treeEntries[number]
  if (cached !== undefined) return cached
  const entry = storyEntry(rowAt(state, number))
  if (number < firstAdded) treeEntries[number] = entry
  return entry
}

function folderKey({ position, name, uuid }: SnapshotFolder): PositionKey {
  return { position, foldedName: fold(name), uuid }
}

/** A story of the tree; it is published, like every story of a snapshot. */
export function storyEntry({
  entry,
  parentId,
}: Pick<SnapshotRow, 'entry' | 'parentId'>): TreeEntry {
  return {
    id: entry.id,
    uuid: entry.uuid,
    slug: entry.fullSlug,
    name: entry.name,
    published: true,
    parent_id: parentId,
    is_folder: false,
    is_startpage: entry.isStartpage,
    position: entry.position,
    path: entry.path,
    lang: entry.lang,
  }
}
