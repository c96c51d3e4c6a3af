import type { Entry } from '../rows/entry.ts'
import type { SearchHits } from '../rows/queries.ts'
import { collectSections } from './sections.ts'

/** Hits over a list of entries, for searches of few stories. */
export function hitsOf(entries: readonly Entry[]): SearchHits {
  const sections = collectSections(entries.length)
  for (const entry of entries) sections.add(entry)
  const places = new Map(entries.map(({ row }, place) => [row, place]))
  const placeOf = (row: number) => {
    const place = places.get(row)
    if (place === undefined) throw new RangeError(`Row ${row} is not among the hits`)
    return place
  }
  return {
    rows: Uint32Array.from(places.keys()),
    sections: sections.names,
    sectionOf: (row) => sections.ofRows[placeOf(row)] as number,
    entryOf: (row) => entries[placeOf(row)] as Entry,
  }
}

/** Hits of a search that finds nothing. */
export const NO_HITS: SearchHits = hitsOf([])
