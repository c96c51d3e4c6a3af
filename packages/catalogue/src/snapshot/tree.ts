import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { placeOf } from '@prospectus/content/schema/links/language-folder'
import { fold } from '@prospectus/content/text/fold'
import type { TreeEntry } from '../rows/entry.ts'
import { compareByPosition, type Ordered } from '../rows/order.ts'
import { orderKey, type SnapshotRow } from '../rows/snapshot-row.ts'
import { placeIn } from './changed-order.ts'
import { findSlug } from './find-slug.ts'
import type { Folder } from './read-link.ts'
import { rowAt, type SnapshotState } from './snapshot-state.ts'

/**
 * Every published story, and every folder whether published or not, by position (DATA-7, MAP-1). A
 * folder's path is that of its start page when it has a published one.
 */
export function treeOf(state: SnapshotState): readonly TreeEntry[] {
  const { byPosition, folders, languages } = state
  const tree: TreeEntry[] = []
  let next = 0
  const addStoriesTo = (end: number) => {
    for (; next < end; next++) tree.push(entryOf(state, byPosition[next] as number))
  }
  const sorted = [...folders.values()]
    .map((folder) => ({ folder, key: folderKey(folder) }))
    .sort((a, b) => compareByPosition(a.key, b.key))
  for (const { folder, key } of sorted) {
    addStoriesTo(
      placeIn(byPosition, (row) => compareByPosition(orderKey(rowAt(state, row)), key) < 0),
    )
    const opens = findSlug(state, `${folder.slug}/`)?.kind === 'story'
    tree.push(folderEntry(folder, opens, languages))
  }
  addStoriesTo(byPosition.length)
  return tree
}

/** Kept for the next snapshot, so that a change need not recreate a hundred thousand objects. */
function entryOf(state: SnapshotState, number: number): TreeEntry {
  const { treeEntries, firstAdded } = state.base
  const known = treeEntries[number]
  if (known !== undefined) return known
  const entry = storyEntry(rowAt(state, number))
  if (number < firstAdded) treeEntries[number] = entry
  return entry
}

function folderKey({ position, name, uuid }: Folder): Ordered {
  return { position, foldedName: fold(name), uuid }
}

function folderEntry(folder: Folder, opens: boolean, languages: readonly string[]): TreeEntry {
  const { id, uuid, slug, name, published, parentId, position } = folder
  return {
    id,
    uuid,
    slug,
    name,
    published,
    parent_id: parentId,
    is_folder: true,
    is_startpage: false,
    position,
    path: canonicalPath(slug, opens),
    lang: placeOf(slug, languages).lang,
  }
}

function storyEntry({ entry, parentId }: SnapshotRow): TreeEntry {
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
