import { countRows, listRows, type RowSet, subtractRows } from '../rows/row-set.ts'

/**
 * Packed lists of ascending numbers below `universe`. A long list is a bit set in `dense`; others are differences in
 * `sparse`, seven bits per byte, lowest first. `starts` has the offset of each list, `counts` its length.
 */
export interface Postings {
  readonly universe: number
  readonly counts: Uint32Array
  readonly starts: Uint32Array
  readonly sparse: Uint8Array
  readonly dense: Uint32Array
}

/** True if a list is stored as a bit set, up to four times as large as differences but twenty times as fast to read. */
export function isDense(count: number, universe: number): boolean {
  return count * 32 >= universe
}

/** The numbers of one list, ascending. */
export function readList(postings: Postings, list: number): number[] {
  if (isDenseList(postings, list)) return listRows(denseRows(postings, list))
  const { sparse, starts, counts } = postings
  const numbers: number[] = []
  let offset = starts[list] as number
  let value = 0
  for (let remaining = counts[list] as number; remaining > 0; remaining--) {
    let byte = sparse[offset++] as number
    let difference = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = sparse[offset++] as number
      difference |= (byte & 127) << shift
    }
    value += difference
    numbers.push(value)
  }
  return numbers
}

/** Removes from `candidates` the rows that are in none of the lists, dense lists first; returns how many are left. */
export function retainListed(
  postings: Postings,
  lists: readonly number[],
  candidates: RowSet,
): number {
  const missing = scratchCopy(candidates)
  const before = countRows(candidates)
  const dense = lists.filter((list) => isDenseList(postings, list))
  for (const list of dense) subtractRows(missing, denseRows(postings, list))
  let remaining = dense.length === 0 ? before : countRows(missing)
  for (const list of lists) {
    if (remaining === 0) return before
    if (!isDenseList(postings, list)) remaining -= dropSparse(postings, list, missing)
  }
  subtractRows(candidates, missing)
  return before - remaining
}

/** Copies rows into a set that all searches share, which is safe because they are synchronous. */
function scratchCopy(rows: RowSet): RowSet {
  if (scratch.length < rows.length) scratch = new Uint32Array(rows.length)
  const copy = scratch.subarray(0, rows.length)
  copy.set(rows)
  return copy
}

let scratch: RowSet = new Uint32Array(0)

function isDenseList({ counts, universe }: Postings, list: number): boolean {
  return isDense(counts[list] as number, universe)
}

function denseRows({ dense, starts, universe }: Postings, list: number): RowSet {
  const start = starts[list] as number
  return dense.subarray(start, start + ((universe + 31) >>> 5))
}

/**
 * Removes a sparse list's numbers from a set; returns how many of them the set had. The innermost loop of every search,
 * so it does without the array of `readList`.
 */
function dropSparse({ sparse, starts, counts }: Postings, list: number, set: RowSet): number {
  let offset = starts[list] as number
  let value = 0
  let dropped = 0
  for (let remaining = counts[list] as number; remaining > 0; remaining--) {
    let byte = sparse[offset++] as number
    let difference = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = sparse[offset++] as number
      difference |= (byte & 127) << shift
    }
    value += difference
    const bits = set[value >>> 5] as number
    const bit = 1 << (value & 31)
    if ((bits & bit) !== 0) {
      set[value >>> 5] = bits & ~bit
      dropped++
    }
  }
  return dropped
}
