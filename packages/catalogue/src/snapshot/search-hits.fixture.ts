import type { Entry, SearchHits } from '../rows/entry.ts'
import { collectSections } from './search-hits.ts'

/** Hits for the given entries, in their order. */
export function hitsOf(entries: readonly Entry[]): SearchHits {
  const sections = collectSections(entries.length)
  for (const entry of entries) sections.add(entry)
  const indexes = new Map(entries.map(({ row }, index) => [row, index]))
  const indexOf = (row: number) => {
    const index = indexes.get(row)
    if (index === undefined) throw new RangeError(`Row ${row} is not among the hits`)
    return index
  }
  return {
    rows: Uint32Array.from(indexes.keys()),
    sections: sections.names,
    sectionOf: (row) => sections.sectionOfRow[indexOf(row)] as number,
    entryOf: (row) => entries[indexOf(row)] as Entry,
  }
}
