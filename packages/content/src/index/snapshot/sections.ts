import type { Entry } from '../rows/entry.ts'

/** The section of each row as a number: ninety thousand results are counted by it in no time. */
export interface Sections {
  /** What the numbers stand for; the first is 0. */
  readonly names: readonly string[]
  /** The number of each row, in the order in which they were added. */
  readonly ofRows: Uint32Array
}

/**
 * Numbers the sections of `count` rows that are added one by one; those of `known` keep their number.
 */
export function collectSections(
  count: number,
  known: readonly string[] = [],
): Sections & { readonly add: (entry: Pick<Entry, 'section'>) => void } {
  const names = [...known]
  const numbers = new Map(names.map((name, number) => [name, number]))
  const ofRows = new Uint32Array(count)
  let rows = 0
  return {
    names,
    ofRows,
    add: ({ section }) => {
      let number = numbers.get(section)
      if (number === undefined) {
        number = names.push(section) - 1
        numbers.set(section, number)
      }
      ofRows[rows++] = number
    },
  }
}
