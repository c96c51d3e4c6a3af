import { parseQuery } from '../search/match.ts'
import { createAddedMatch, keepAdded } from './added-row.ts'
import { type CatalogueRow, isSearched } from './catalogue-row.ts'
import { keepMatching } from './full-text.ts'
import { pageOf } from './row-groups.ts'
import { noRows } from './row-set.ts'
import type { SearchHit, SearchQuery } from './snapshot.ts'
import { roomFor, rowAt, type SnapshotState } from './snapshot-state.ts'

/** The two queries of the site search (SEARCH-2), position ascending, one language at a time. */
export function createSiteSearch(
  state: SnapshotState,
): (query: SearchQuery) => readonly SearchHit[] {
  const { base, added, searched } = state
  const kept = noRows(roomFor(state))
  const keptOfBase = kept.subarray(0, base.firstAdded >>> 5)
  const keptAdded = kept.subarray(base.firstAdded >>> 5)
  const nameOf = (number: number) => (base.rows[number] as CatalogueRow).foldedName

  return (query) => {
    const group = searched.get(groupKey(query))
    if (group === undefined) return []
    kept.fill(0)
    kept.set(group.members)
    const parsed = parseQuery(query.text)
    keepMatching(base.fullText, nameOf, parsed, keptOfBase)
    keepAdded(added, keptAdded, createAddedMatch(parsed))
    const all = { offset: 0, limit: group.numbers.length }
    return pageOf(group, kept, (number) => rowAt(state, number), all).page
  }
}

/** The query of SEARCH-2 that a story may be a result of. */
export function searchOf({ entry }: CatalogueRow): string | undefined {
  return isSearched(entry) ? groupKey(entry) : undefined
}

function groupKey({ lang, component }: { lang: string; component: string }): string {
  return `${lang}:${component}`
}
