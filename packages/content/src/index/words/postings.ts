import { countRows, dropRows, type RowSet } from '../rows/row-set.ts'

/**
 * Many lists of ascending numbers below `universe`, packed. A list that holds much of the universe is a
 * bit set in `dense`; the others are differences in `sparse`, seven bits a byte, lowest first. `starts`
 * says where a list begins in the one or the other; `counts` how many numbers it has.
 */
export interface Postings {
  readonly universe: number
  readonly counts: Uint32Array
  readonly starts: Uint32Array
  readonly sparse: Uint8Array
  readonly dense: Uint32Array
}

/**
 * Whether a list of so many numbers is kept as a bit set: up to four times as long as the differences,
 * but gone through twenty times as fast, and few words are in a thirty-second of all stories.
 */
export function isDense(count: number, universe: number): boolean {
  return count * 32 >= universe
}

/** The numbers of one list, ascending. */
export function listed(postings: Postings, list: number): number[] {
  const found: number[] = []
  walk(postings, list, (value) => found.push(value))
  return found
}

/**
 * Takes out of `candidates` every row that is in none of the lists; how many are left. The work ends as
 * soon as every candidate has been met, and dense lists, which meet most at the least cost, go first.
 */
export function keepListed(
  postings: Postings,
  lists: readonly number[],
  candidates: RowSet,
): number {
  const missing = scratchCopy(candidates)
  const before = countRows(candidates)
  const dense = lists.filter((list) => denseList(postings, list))
  for (const list of dense) dropRows(missing, denseRows(postings, list))
  let left = dense.length === 0 ? before : countRows(missing)
  for (const list of lists) {
    if (left === 0) return before
    if (!denseList(postings, list)) left -= dropSparse(postings, list, missing)
  }
  dropRows(candidates, missing)
  return before - left
}

/** Searches never interrupt each other: one set, made once, serves them all. */
function scratchCopy(rows: RowSet): RowSet {
  if (scratch.length < rows.length) scratch = new Uint32Array(rows.length)
  const copy = scratch.subarray(0, rows.length)
  copy.set(rows)
  return copy
}

let scratch: RowSet = new Uint32Array(0)

function denseList({ counts, universe }: Postings, list: number): boolean {
  return isDense(counts[list] as number, universe)
}

function denseRows({ dense, starts, universe }: Postings, list: number): RowSet {
  const start = starts[list] as number
  return dense.subarray(start, start + ((universe + 31) >>> 5))
}

/** The innermost loop of every search: written out rather than built on `walk`. */
function dropSparse({ sparse, starts, counts }: Postings, list: number, set: RowSet): number {
  let at = starts[list] as number
  let value = 0
  let dropped = 0
  for (let left = counts[list] as number; left > 0; left--) {
    let byte = sparse[at++] as number
    let difference = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = sparse[at++] as number
      difference |= (byte & 127) << shift
    }
    value += difference
    const word = set[value >>> 5] as number
    const bit = 1 << (value & 31)
    if ((word & bit) !== 0) {
      set[value >>> 5] = word & ~bit
      dropped++
    }
  }
  return dropped
}

function walk(postings: Postings, list: number, visit: (value: number) => void): void {
  const { sparse, starts, counts, universe } = postings
  if (denseList(postings, list)) {
    const rows = denseRows(postings, list)
    for (let value = 0; value < universe; value++) {
      if ((((rows[value >>> 5] as number) >>> (value & 31)) & 1) === 1) visit(value)
    }
    return
  }
  let at = starts[list] as number
  let value = 0
  for (let left = counts[list] as number; left > 0; left--) {
    let byte = sparse[at++] as number
    let difference = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = sparse[at++] as number
      difference |= (byte & 127) << shift
    }
    value += difference
    visit(value)
  }
}
