import type { CatalogueRow } from './catalogue-row.ts'
import { createNameScores } from './name-scores.ts'
import { inStretches, type Pause } from './pause.ts'
import { createResourceLists } from './resource-lists.ts'
import { createSiteSearch } from './site-search.ts'
import { createSlugIndex } from './slug-index.ts'
import type { BodyStore, Snapshot, TreeEntry } from './snapshot.ts'
import type { SnapshotParts } from './snapshot-parts.ts'
import { treeOf } from './tree.ts'

/** A snapshot ready to answer, from its parts and the store of its bodies. Pauses while it is made. */
export async function assembleSnapshot(
  parts: SnapshotParts,
  bodies: BodyStore,
  pause: Pause,
): Promise<Snapshot> {
  const { rows, version, builtAt, languages, datasources } = parts
  const slugs = createSlugIndex()
  const byUuid = new Map<string, CatalogueRow>()
  for (const folder of parts.folders) slugs.addFolder(folder)
  await inStretches(rows.length, STRETCH, pause, (number) => {
    const row = rows[number] as CatalogueRow
    slugs.add(row)
    byUuid.set(row.entry.uuid, row)
  })
  const resources = await createResourceLists(parts, pause)
  await pause()
  const search = createSiteSearch(parts)
  await pause()
  const nameScores = createNameScores(rows)
  let tree: readonly TreeEntry[] | undefined
  return {
    version,
    builtAt,
    size: rows.length,
    languages,
    datasources,
    get tree() {
      tree ??= treeOf(parts, ({ slug }) => slugs.find(`${slug}/`)?.kind === 'story')
      return tree
    },
    find: slugs.find,
    byUuid: (uuid) => byUuid.get(uuid)?.entry,
    read: (entry) => JSON.parse(bodies.read(entry.row)),
    resources,
    search,
    nameScores,
    close: bodies.close,
  }
}

const STRETCH = 5000
