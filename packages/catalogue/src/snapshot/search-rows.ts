import { retainMatching } from '../full-text/full-text.ts'
import { parseQuery } from '../matching/match.ts'
import {
  isSearchable,
  type SearchHits,
  type SiteSearchQuery,
  type SnapshotRow,
} from '../rows/entry.ts'
import { addRow, addRows, createRowSet, intersectRows, type RowSet } from '../rows/row-set.ts'
import { createAddedRowPredicate, retainAdded } from './added-row.ts'
import { createFacetFinder, hasFacet } from './named-facets.ts'
import { membersIn } from './row-groups.ts'
import { collectSections, NO_HITS } from './search-hits.ts'
import { emptyRowSet, rowAt, rowCapacity, type SnapshotState } from './snapshot-state.ts'

/** Returns a function that runs either query of the site search (SEARCH-2), position ascending. */
export function createRowSearch(state: SnapshotState): (query: SiteSearchQuery) => SearchHits {
  const matchesOf = createMatching(state)
  const hitsOfRows = createHits(state)
  const matched = createRowSet(rowCapacity(state))

  return (query) => {
    const group = state.searched.get(groupKey(query))
    if (group === undefined) return NO_HITS
    matched.fill(0)
    matched.set(group.members)
    intersectRows(matched, matchesOf(query))
    return hitsOfRows(membersIn(group, matched))
  }
}

/** Key of the group of stories that SEARCH-2 searches together; undefined for stories that it does not search. */
export function searchGroupOf({ entry }: SnapshotRow): string | undefined {
  return isSearchable(entry) ? groupKey(entry) : undefined
}

function groupKey({ lang, component }: { lang: string; component: string }): string {
  return `${lang}:${component}`
}

/** Adds the stories of a language that either query of the site search looks through. */
export function addSearchedRows(rows: RowSet, { searched }: SnapshotState, lang: string): void {
  for (const component of ['page', 'resource']) {
    const group = searched.get(groupKey({ lang, component }))
    if (group !== undefined) addRows(rows, group.members)
  }
}

/**
 * Returns a function that finds the rows that match a text, both pages and resources. It keeps its last result, since
 * both queries of a search have the same text. Resources of a type or theme that the text names are found in every
 * language; the caller removes those of other languages.
 */
function createMatching(state: SnapshotState) {
  const { base, added } = state
  const { all: matched, ofBase: matchedOfBase, ofAdded: matchedAdded } = emptyRowSet(state)
  const nameOf = (number: number) => (base.rows[number] as SnapshotRow).foldedName
  const findFacets = createFacetFinder(state.datasources)
  let last: Pick<SiteSearchQuery, 'lang' | 'text'> | undefined

  return ({ lang, text }: Pick<SiteSearchQuery, 'lang' | 'text'>): RowSet => {
    if (last?.lang === lang && last.text === text) return matched
    last = undefined
    matched.fill(0)
    addSearchedRows(matched, state, lang)
    const query = parseQuery(text)
    retainMatching(base.fullText, nameOf, query, matchedOfBase)
    retainAdded(added, matchedAdded, createAddedRowPredicate(query))
    const facets = findFacets(text, lang)
    for (const { kind, value } of facets) base.facets.addTo(kind, value, matchedOfBase)
    for (const [number, { row }] of added.entries()) {
      if (hasFacet(row.entry, facets)) addRow(matchedAdded, number)
    }
    last = { lang, text }
    return matched
  }
}

function createHits(state: SnapshotState): (rows: Uint32Array) => SearchHits {
  const { base, added } = state
  const sections = collectSections(added.length, base.sections.names)
  for (const { row } of added) sections.add(row.entry)
  const sectionOf = (row: number) =>
    row < base.firstAdded
      ? (base.sections.sectionOfRow[row] as number)
      : (sections.sectionOfRow[row - base.firstAdded] as number)
  const entryOf = (row: number) => rowAt(state, row).entry
  return (rows) => ({ rows, sections: sections.names, sectionOf, entryOf })
}
