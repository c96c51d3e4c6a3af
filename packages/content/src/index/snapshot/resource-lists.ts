import { fold } from '../../text/fold.ts'
import { isListedResource } from '../resources/resource-types.ts'
import type { CatalogueRow } from '../rows/catalogue-row.ts'
import type { Listing, ResourceQuery } from '../rows/queries.ts'
import { noRows } from '../rows/row-set.ts'
import { keepWithPhrase } from '../words/phrase-search.ts'
import { type AddedRow, keepAdded } from './added-row.ts'
import { pageOf } from './row-groups.ts'
import { roomFor, rowAt, type SnapshotState } from './snapshot-state.ts'

/** The lists of the resources centre (RES-0 to RES-2, RES-8), newest first, one language at a time. */
export function createResourceLists(state: SnapshotState): (query: ResourceQuery) => Listing {
  const { base, added, centres } = state
  const kept = noRows(roomFor(state))
  const keptOfBase = kept.subarray(0, base.firstAdded >>> 5)
  const keptAdded = kept.subarray(base.firstAdded >>> 5)
  const textsOf = (number: number) => texts(base.rows[number] as CatalogueRow)

  return (query) => {
    const centre = centres.get(query.lang)
    if (centre === undefined) return { total: 0, entries: [] }
    kept.fill(0)
    kept.set(centre.members)
    if (query.type) base.facets.keep('type', query.type, keptOfBase)
    if (query.theme) base.facets.keep('theme', query.theme, keptOfBase)
    if (query.industry) base.facets.keep('industry', query.industry, keptOfBase)
    const phrase = fold(query.text ?? '')
    if (phrase !== '') keepWithPhrase(base.phrases, textsOf, phrase, keptOfBase)
    keepAdded(added, keptAdded, (row) => isWanted(row, query, phrase))
    const { total, page } = pageOf(centre, kept, (number) => rowAt(state, number), query)
    return { total, entries: page.map((row) => row.entry) }
  }
}

/** The language of the resources centre that lists a story. */
export function centreOf({ entry }: CatalogueRow): string | undefined {
  return isListedResource(entry) ? entry.lang : undefined
}

function isWanted(
  { row }: AddedRow,
  { type, theme, industry }: ResourceQuery,
  phrase: string,
): boolean {
  const { section, themes, industries } = row.entry
  return (
    (!type || section === type) &&
    (!theme || themes.includes(theme)) &&
    (!industry || industries.includes(industry)) &&
    texts(row).some((text) => text.includes(phrase))
  )
}

function texts({ foldedName, foldedDescription }: CatalogueRow): readonly string[] {
  return [foldedName, foldedDescription]
}
