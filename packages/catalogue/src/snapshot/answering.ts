import { fold } from '@prospectus/content/text/fold'
import { scoreName } from '../matching/score.ts'
import type { TreeEntry } from '../rows/entry.ts'
import { createCorrections } from './corrections.ts'
import { findSlug } from './find-slug.ts'
import { createLists } from './select.ts'
import { createSiteSearch } from './site-search.ts'
import type { Snapshot } from './snapshot.ts'
import { rememberState, rowAt, rowOfUuid, type SnapshotState } from './snapshot-state.ts'
import { treeOf } from './tree.ts'

/** The snapshot of a state. It keeps the body store of the base open until it is closed. */
export function createAnswering(state: SnapshotState): Snapshot {
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
    find: (fullSlug) => findSlug(state, fullSlug),
    byUuid: (uuid) => rowOfUuid(state, uuid)?.entry,
    read: ({ row }) => JSON.parse(added[row - base.firstAdded]?.body ?? base.bodies.read(row)),
    ...createLists(state),
    *entries() {
      for (const number of state.byPosition) yield rowAt(state, number).entry
    },
    search: createSiteSearch(state),
    nameScores: (query) => {
      const scoreOf = base.nameScores(query)
      const folded = fold(query)
      return (row) =>
        row < base.firstAdded ? scoreOf(row) : scoreName(rowAt(state, row).foldedName, folded)
    },
    nearestWord: createCorrections(state),
    close: base.bodies.hold(),
  }
  rememberState(snapshot, state)
  return snapshot
}
