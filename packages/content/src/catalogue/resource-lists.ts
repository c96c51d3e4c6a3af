import { isListedResource } from '../resources/resource-types.ts'
import { fold } from '../search/fold.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { createFacets } from './facets.ts'
import { inStretches, type Pause } from './pause.ts'
import { keepWithPhrase } from './phrase-search.ts'
import { groupRows, pageOf } from './row-groups.ts'
import { noRows } from './row-set.ts'
import type { Listing, ResourceQuery } from './snapshot.ts'
import type { SnapshotParts } from './snapshot-parts.ts'

/** The lists of the resources centre (RES-0 to RES-2, RES-8), newest first, one language at a time. */
export async function createResourceLists(
  { rows, newestFirst, phrases }: SnapshotParts,
  pause: Pause,
): Promise<(query: ResourceQuery) => Listing> {
  const facets = createFacets(rows.length)
  await inStretches(rows.length, STRETCH, pause, (number) => {
    const row = rows[number] as CatalogueRow
    if (isListedResource(row.entry)) facets.add(row)
  })
  const centres = groupRows(rows, newestFirst, ({ entry }) =>
    isListedResource(entry) ? entry.lang : undefined,
  )
  const rowAt = (number: number) => rows[number] as CatalogueRow
  const textsOf = (number: number) => [rowAt(number).foldedName, rowAt(number).foldedDescription]
  const kept = noRows(rows.length)

  return (query) => {
    const centre = centres.get(query.lang)
    if (centre === undefined) return { total: 0, entries: [] }
    kept.set(centre.members)
    if (query.type) facets.keep('type', query.type, kept)
    if (query.theme) facets.keep('theme', query.theme, kept)
    if (query.industry) facets.keep('industry', query.industry, kept)
    const phrase = fold(query.text ?? '')
    if (phrase !== '') keepWithPhrase(phrases, textsOf, phrase, kept)
    const { total, page } = pageOf(centre, kept, query.offset, query.limit)
    return { total, entries: page.map((row) => row.entry) }
  }
}

const STRETCH = 5000
