import { fold } from '../../text/fold.ts'
import { centreFilterOf, type ResourceView } from '../resources/centre-query.ts'
import { isListedResource } from '../resources/resource-types.ts'
import type { Entry } from '../rows/entry.ts'
import type { Listing } from '../rows/queries.ts'
import { addRows, keepRows, noRows } from '../rows/row-set.ts'
import { rowTest } from '../rows/row-test.ts'
import type { SnapshotRow } from '../rows/snapshot-row.ts'
import { keepWithPhrase } from '../words/phrase-search.ts'
import { keepAdded } from './added-row.ts'
import { createNamedFacets, isOfFacets } from './named-facets.ts'
import { pageOf } from './row-groups.ts'
import type { Snapshot } from './snapshot.ts'
import { roomFor, rowAt, type SnapshotState } from './snapshot-state.ts'
import { readThrough } from './story-lists.ts'

/** The lists of a snapshot: those of the resources centre by index, others by scanning the stories where they differ. */
export function createLists(state: SnapshotState): Pick<Snapshot, 'resources' | 'select'> {
  const resources = createCentreLists(state)
  return {
    resources,
    select: (query) => {
      const filter = centreFilterOf(query, state.languages)
      if (filter === undefined) return readThrough(state, query)
      const { text, page, perPage } = query
      return resources({ ...filter, text, page, perPage })
    },
  }
}

/** The language in whose resources centre a story is listed; undefined when in none. */
export function centreOf({ entry }: SnapshotRow): string | undefined {
  return isListedResource(entry) ? entry.lang : undefined
}

/** The lists of the resources centre (RES-0 to RES-2, RES-8), newest first, one language at a time. */
function createCentreLists(state: SnapshotState) {
  const { base, added, centres } = state
  const kept = noRows(roomFor(state))
  const keptOfBase = kept.subarray(0, base.firstAdded >>> 5)
  const keptAdded = kept.subarray(base.firstAdded >>> 5)
  const facetsNamed = createNamedFacets(state.datasources)
  const textsOf = (number: number) => {
    const { foldedName, foldedDescription } = base.rows[number] as SnapshotRow
    return [foldedName, foldedDescription]
  }
  return (view: ResourceView): Listing => {
    const { lang, type, theme, industry, text = '', page, perPage } = view
    const centre = centres.get(lang)
    if (centre === undefined) return { total: 0, entries: [] }
    kept.fill(0)
    kept.set(centre.members)
    if (type) base.facets.keep('type', type, keptOfBase)
    if (theme) base.facets.keep('theme', theme, keptOfBase)
    if (industry) base.facets.keep('industry', industry, keptOfBase)
    const phrase = fold(text)
    const facets = facetsNamed(text, lang)
    if (phrase !== '') {
      const named = noRows(base.firstAdded)
      for (const { kind, value } of facets) base.facets.addTo(kind, value, named)
      keepRows(named, keptOfBase)
      keepWithPhrase(base.phrases, textsOf, phrase, keptOfBase)
      addRows(keptOfBase, named)
    }
    if (added.length > 0) {
      const holdsText = rowTest({ startsWith: [], clauses: [], text })
      const isFiltered = ({ section, themes, industries }: Entry) =>
        (!type || section === type) &&
        (!theme || themes.includes(theme)) &&
        (!industry || industries.includes(industry))
      keepAdded(
        added,
        keptAdded,
        ({ row }) => isFiltered(row.entry) && (holdsText(row) || isOfFacets(row.entry, facets)),
      )
    }
    const stretch = { offset: (page - 1) * perPage, limit: perPage }
    const found = pageOf(centre, kept, (number) => rowAt(state, number), stretch)
    return { total: found.total, entries: found.page.map((row) => row.entry) }
  }
}
