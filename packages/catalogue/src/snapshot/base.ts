import { collectNames, type ScoreNames } from '../full-text/name-scores.ts'
import type { WordIndex } from '../full-text/word-index.ts'
import { isListedResource } from '../resources/resource-types.ts'
import type { SnapshotRow, TreeEntry } from '../rows/entry.ts'
import { inSlices, type Pause } from '../rows/pause.ts'
import { addRow, addRows, createRowSet, intersectRows, type RowSet } from '../rows/row-set.ts'
import { countReferences } from './count-references.ts'
import { collectSections, type Sections } from './search-hits.ts'
import type { BodyStore, SnapshotParts } from './snapshot.ts'

/** A full build, shared by the snapshots with later changes; each of these records which rows it still has. */
export interface Base {
  readonly spaceId: string
  readonly rows: readonly SnapshotRow[]
  /** Number of the first row that a change adds: a multiple of 32, so that row sets can be split there. */
  readonly firstAdded: number
  readonly byFullSlug: ReadonlyMap<string, SnapshotRow>
  readonly byUuid: ReadonlyMap<string, SnapshotRow>
  readonly facets: Facets
  readonly nameScores: ScoreNames
  readonly sections: Sections
  readonly phrases: WordIndex
  readonly fullText: WordIndex
  readonly bodies: SharedBodies
  /** Tree entries created so far, by row number. */
  readonly treeEntries: (TreeEntry | undefined)[]
}

/** Indexes the rows of a full build; its snapshots read from `bodies`. */
export async function createBase(
  { spaceId, rows, phrases, fullText }: SnapshotParts,
  bodies: SharedBodies,
  pause: Pause,
): Promise<Base> {
  const byFullSlug = new Map<string, SnapshotRow>()
  const byUuid = new Map<string, SnapshotRow>()
  const facets = createFacets(rows.length)
  const names = collectNames(rows.length)
  const sections = collectSections(rows.length)
  await inSlices(rows.length, ROWS_PER_SLICE, pause, (number) => {
    const row = rows[number] as SnapshotRow
    byFullSlug.set(row.entry.fullSlug, row)
    byUuid.set(row.entry.uuid, row)
    names.add(row)
    sections.add(row.entry)
    if (isListedResource(row.entry)) facets.add(row)
  })
  return {
    spaceId,
    rows,
    firstAdded: (rows.length + 31) & ~31,
    byFullSlug,
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

const ROWS_PER_SLICE = 500

type Facets = Omit<ReturnType<typeof createFacets>, 'add'>
type SharedBodies = ReturnType<typeof shareBodies>
type FacetKind = 'type' | 'theme' | 'industry' | 'author'

/**
 * Lists the rows of each resource type, theme, industry and author. Not as bit sets, since editors decide how many
 * values there are (RES-2).
 */
function createFacets(rowCount: number) {
  const rowsByValue = new Map<string, number[]>()
  const scratch = createRowSet(rowCount)
  const record = (kind: FacetKind, value: string, row: number) => {
    const list = rowsByValue.get(`${kind}:${value}`)
    if (list === undefined) rowsByValue.set(`${kind}:${value}`, [row])
    else list.push(row)
  }
  const fillScratch = (kind: FacetKind, value: string) => {
    scratch.fill(0)
    for (const row of rowsByValue.get(`${kind}:${value}`) ?? []) addRow(scratch, row)
  }
  return {
    add: ({ entry }: SnapshotRow) => {
      record('type', entry.section, entry.row)
      if (entry.author !== '') record('author', entry.author, entry.row)
      for (const theme of entry.themes) record('theme', theme, entry.row)
      for (const industry of entry.industries) record('industry', industry, entry.row)
    },
    /** Removes from `candidates` the rows without the value. */
    keep: (kind: FacetKind, value: string, candidates: RowSet) => {
      fillScratch(kind, value)
      intersectRows(candidates, scratch)
    },
    /** Adds the rows with the value. */
    addTo: (kind: FacetKind, value: string, rows: RowSet) => {
      fillScratch(kind, value)
      addRows(rows, scratch)
    },
  }
}

/** Lets several snapshots read from a body store, and closes it after the last of them. */
export function shareBodies({ read, close }: BodyStore) {
  return { read, hold: countReferences(close) }
}
