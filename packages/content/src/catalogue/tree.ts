import { canonicalPath } from '../links/canonical-path.ts'
import { placeOf } from '../links/language-folder.ts'
import { fold } from '../search/fold.ts'
import { type CatalogueRow, orderKey } from './catalogue-row.ts'
import { compareByPosition, type Ordered } from './order.ts'
import type { Folder } from './read-link.ts'
import type { TreeEntry } from './snapshot.ts'
import type { SnapshotParts } from './snapshot-parts.ts'

/**
 * Every published story, and every folder whether published or not, by position (DATA-7, MAP-1). A
 * folder's path is that of its start page when it has a published one.
 */
export function treeOf(
  { rows, byPosition, folders, languages }: SnapshotParts,
  hasStartpage: (folder: Folder) => boolean,
): readonly TreeEntry[] {
  const sorted = folders
    .map((folder) => ({ folder, key: folderKey(folder) }))
    .sort((a, b) => compareByPosition(a.key, b.key))
  const tree: TreeEntry[] = []
  let next = 0
  const addFoldersBefore = (key: Ordered | undefined) => {
    for (; next < sorted.length; next++) {
      const item = sorted[next]
      if (item === undefined || (key && compareByPosition(item.key, key) > 0)) return
      tree.push(folderEntry(item.folder, hasStartpage(item.folder), languages))
    }
  }
  for (const number of byPosition) {
    const row = rows[number]
    if (row === undefined) continue
    addFoldersBefore(orderKey(row))
    tree.push(storyEntry(row))
  }
  addFoldersBefore(undefined)
  return tree
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

function storyEntry({ entry, parentId }: CatalogueRow): TreeEntry {
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
