import { isListedResource } from '../resources/resource-types.ts'
import type { TreeEntry } from '../rows/entry.ts'
import { inStretches, type Pause } from '../rows/pause.ts'
import type { SnapshotRow } from '../rows/snapshot-row.ts'
import { collectNames, type NameScores } from '../words/name-scores.ts'
import type { WordIndex } from '../words/word-index.ts'
import { createFacets, type Facets } from './facets.ts'
import { collectSections, type Sections } from './sections.ts'
import type { SharedBodies } from './shared-bodies.ts'
import type { SnapshotParts } from './snapshot-parts.ts'

/**
 * The large, immutable result of a full build. Every snapshot made by applying changes shares it, and keeps
 * its own record of which rows are still present.
 */
export interface Base {
  readonly spaceId: string
  readonly rows: readonly SnapshotRow[]
  /** The number of the first row that a change adds: a multiple of 32, so that row sets can be split there. */
  readonly firstAdded: number
  readonly bySlug: ReadonlyMap<string, SnapshotRow>
  readonly byUuid: ReadonlyMap<string, SnapshotRow>
  readonly facets: Facets
  readonly nameScores: NameScores
  readonly sections: Sections
  readonly phrases: WordIndex
  readonly fullText: WordIndex
  readonly bodies: SharedBodies
  /** Tree entries of the rows for which one has been asked. */
  readonly treeEntries: (TreeEntry | undefined)[]
}

/** Creates the base from the parts that a build or a file provides. */
export async function createBase(
  { spaceId, rows, phrases, fullText }: SnapshotParts,
  bodies: SharedBodies,
  pause: Pause,
): Promise<Base> {
  const bySlug = new Map<string, SnapshotRow>()
  const byUuid = new Map<string, SnapshotRow>()
  const facets = createFacets(rows.length)
  const names = collectNames(rows.length)
  const sections = collectSections(rows.length)
  await inStretches(rows.length, STRETCH, pause, (number) => {
    const row = rows[number] as SnapshotRow
    bySlug.set(row.entry.fullSlug, row)
    byUuid.set(row.entry.uuid, row)
    names.add(row)
    sections.add(row.entry)
    if (isListedResource(row.entry)) facets.add(row)
  })
  return {
    spaceId,
    rows,
    firstAdded: (rows.length + 31) & ~31,
    bySlug,
    byUuid,
    facets,
    nameScores: names.finish(),
    sections,
    phrases,
    fullText,
    bodies,
    treeEntries: new Array(rows.length),
  }
}

const STRETCH = 500
