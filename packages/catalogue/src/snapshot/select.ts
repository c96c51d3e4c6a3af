import { fold } from '@prospectus/content/text/fold'
import type { StoriesOrder, StoriesSelection } from '@prospectus/protocol/query/stories-query'
import { retainWithPhrase } from '../full-text/full-text.ts'
import { sortedSlice } from '../full-text/sorted-slice.ts'
import { centreFilterOf, type ResourceView } from '../resources/centre-query.ts'
import { isListedResource } from '../resources/resource-types.ts'
import type { Entry, EntryPage, SnapshotRow } from '../rows/entry.ts'
import { compareCodePoints, sortPrefix } from '../rows/order.ts'
import { rowPredicate } from '../rows/row-predicate.ts'
import { addRow, addRows, createRowSet, hasRow, intersectRows } from '../rows/row-set.ts'
import { retainAdded } from './added-row.ts'
import { createFacetFinder, hasFacet } from './named-facets.ts'
import { pageOf } from './row-groups.ts'
import type { Snapshot } from './snapshot.ts'
import { emptyRowSet, rowAt, rowCapacity, rowOfUuid, type SnapshotState } from './snapshot-state.ts'

/** Creates lists of stories: of the resources centre from indexes, others by a scan of all stories. */
export function createLists(state: SnapshotState): Pick<Snapshot, 'resources' | 'select'> {
  const resources = createCentreLists(state)
  return {
    resources,
    select: (query) => {
      const filter = centreFilterOf(query, state.languages)
      if (filter === undefined) return scanAll(state, query)
      const { text, page, perPage } = query
      return resources({ ...filter, text, page, perPage })
    },
  }
}

/** The language whose resources centre lists a story; undefined when none does. */
export function centreLanguageOf({ entry }: SnapshotRow): string | undefined {
  return isListedResource(entry) ? entry.lang : undefined
}

/** Lists of the resources centre (RES-0 to RES-2, RES-8) and of an author (BLOCK-3), newest first. */
function createCentreLists(state: SnapshotState) {
  const { base, added, resourcesByLanguage } = state
  const { all: matched, ofBase: matchedOfBase, ofAdded: matchedAdded } = emptyRowSet(state)
  const findFacets = createFacetFinder(state.datasources)
  const textsOf = (number: number) => {
    const { foldedName, foldedDescription } = base.rows[number] as SnapshotRow
    return [foldedName, foldedDescription]
  }
  return (view: ResourceView): EntryPage => {
    const { lang, type, theme, industry, author, text = '', page, perPage } = view
    const resources = resourcesByLanguage.get(lang)
    if (resources === undefined) return { total: 0, entries: [] }
    matched.fill(0)
    matched.set(resources.members)
    if (type) base.facets.keep('type', type, matchedOfBase)
    if (theme) base.facets.keep('theme', theme, matchedOfBase)
    if (industry) base.facets.keep('industry', industry, matchedOfBase)
    if (author) base.facets.keep('author', author, matchedOfBase)
    const phrase = fold(text)
    const facets = findFacets(text, lang)
    if (phrase !== '') {
      const namedRows = createRowSet(base.firstAdded)
      for (const { kind, value } of facets) base.facets.addTo(kind, value, namedRows)
      intersectRows(namedRows, matchedOfBase)
      retainWithPhrase(base.phrases, textsOf, phrase, matchedOfBase)
      addRows(matchedOfBase, namedRows)
    }
    if (added.length > 0) {
      const matchesText = rowPredicate({ startsWith: [], clauses: [], text })
      const passesFilters = ({ section, themes, industries, author: name }: Entry) =>
        (!type || section === type) &&
        (!author || name === author) &&
        (!theme || themes.includes(theme)) &&
        (!industry || industries.includes(industry))
      retainAdded(
        added,
        matchedAdded,
        ({ row }) => passesFilters(row.entry) && (matchesText(row) || hasFacet(row.entry, facets)),
      )
    }
    const range = { offset: (page - 1) * perPage, limit: perPage }
    const list = pageOf(resources, matched, (number) => rowAt(state, number), range)
    return { total: list.total, entries: list.page.map((row) => row.entry) }
  }
}

/** Any list of stories (CALL-4). Scans rows in memory order, which is faster than list order. */
function scanAll(state: SnapshotState, query: StoriesSelection): EntryPage {
  const { sort, page, perPage } = query
  const { by, isDescending } = sort
  const [start, end] = [(page - 1) * perPage, page * perPage]
  const { matched, keys } = scan(state, query)
  const numbers = state.byPosition.filter((number) => hasRow(matched, number))
  const compare = (a: number, b: number) =>
    (keys[a] as number) - (keys[b] as number) || TIE_BREAKERS[by](rowAt(state, a), rowAt(state, b))
  const isInOrder = by === 'position' && !isDescending
  const listed = isInOrder
    ? numbers.subarray(start, end)
    : sortedSlice(numbers, isDescending ? (a, b) => compare(b, a) : compare, start, end)
  return {
    total: numbers.length,
    entries: Array.from(listed, (number) => rowAt(state, number).entry),
  }
}

/** The rows that match a query, without their order, and the sort key of each by row number. */
function scan(state: SnapshotState, query: StoriesSelection) {
  const { uuids, sort } = query
  const isSelected = rowPredicate(query)
  const keyOf = SORT_KEYS[sort.by]
  const matched = createRowSet(rowCapacity(state))
  const keys = new Float64Array(rowCapacity(state))
  const visit = (row: SnapshotRow | undefined) => {
    if (row === undefined || !isSelected(row)) return
    addRow(matched, row.entry.row)
    keys[row.entry.row] = keyOf(row)
  }
  if (uuids === undefined) {
    // Includes rows that are gone, which the caller leaves out by taking the order from `byPosition`.
    for (const row of state.base.rows) visit(row)
    for (const { row } of state.added) visit(row)
  } else {
    for (const uuid of uuids) visit(rowOfUuid(state, uuid))
  }
  return { matched, keys }
}

const SORT_KEYS: Readonly<Record<StoriesOrder, (row: SnapshotRow) => number>> = {
  position: ({ entry }) => entry.position,
  name: ({ foldedName }) => sortPrefix(foldedName),
  'content.date': ({ entry }) => entry.date,
}

/** Comparators for rows with the same key; rows that are still equal stay ordered by position. */
const TIE_BREAKERS: Readonly<Record<StoriesOrder, (a: SnapshotRow, b: SnapshotRow) => number>> = {
  position: () => 0,
  name: (a, b) => compareCodePoints(a.foldedName, b.foldedName),
  'content.date': () => 0,
}
