import { parseQuery } from '../search/match.ts'
import { type CatalogueRow, isSearched } from './catalogue-row.ts'
import { keepMatching } from './full-text.ts'
import { groupRows, pageOf } from './row-groups.ts'
import { noRows } from './row-set.ts'
import type { SearchHit, SearchQuery } from './snapshot.ts'
import type { SnapshotParts } from './snapshot-parts.ts'

/** The two queries of the site search (SEARCH-2), position ascending, one language at a time. */
export function createSiteSearch({
  rows,
  byPosition,
  fullText,
}: SnapshotParts): (query: SearchQuery) => readonly SearchHit[] {
  const rowAt = (number: number) => rows[number] as CatalogueRow
  const groups = groupRows(rows, byPosition, ({ entry }) =>
    isSearched(entry) ? groupKey(entry) : undefined,
  )
  const kept = noRows(rows.length)
  return (query) => {
    const group = groups.get(groupKey(query))
    if (group === undefined) return []
    kept.set(group.members)
    keepMatching(fullText, (number) => rowAt(number).foldedName, parseQuery(query.text), kept)
    return pageOf(group, kept, 0, group.ordered.length).page
  }
}

function groupKey({ lang, component }: { lang: string; component: string }): string {
  return `${lang}:${component}`
}
