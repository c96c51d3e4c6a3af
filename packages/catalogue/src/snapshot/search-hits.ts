import type { Entry, SearchHits } from '../rows/entry.ts'

export const NO_HITS: SearchHits = {
  rows: new Uint32Array(0),
  sections: [],
  sectionOf: noRow,
  entryOf: noRow,
}

function noRow(row: number): never {
  throw new RangeError(`Row ${row} is not among the hits`)
}

/** Sections of rows as numbers, so that ninety thousand results are counted quickly. */
export interface Sections {
  readonly names: readonly string[]
  /** Section number of each row, in the order added. */
  readonly sectionOfRow: Uint32Array
}

/** Numbers the sections of `count` rows that are added one by one; sections in `known` keep their numbers. */
export function collectSections(
  count: number,
  known: readonly string[] = [],
): Sections & { readonly add: (entry: Pick<Entry, 'section'>) => void } {
  const names = [...known]
  const numbers = new Map(names.map((name, number) => [name, number]))
  const sectionOfRow = new Uint32Array(count)
  let rows = 0
  return {
    names,
    sectionOfRow,
    add: ({ section }) => {
      let number = numbers.get(section)
      if (number === undefined) {
        number = names.push(section) - 1
        numbers.set(section, number)
      }
      sectionOfRow[rows++] = number
    },
  }
}
