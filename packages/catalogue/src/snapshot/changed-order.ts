import { hasRow, type RowSet } from '../rows/row-set.ts'
import type { SnapshotRow } from '../rows/snapshot-row.ts'

/** The rows that leave and join the orders and groups of a snapshot together. */
export interface OrderChange {
  /** Has room for `room` rows, like every newly made set. */
  readonly leaving: RowSet
  readonly room: number
  /** Row numbers in the order of `compare`, which is the order of the list that is changed. */
  readonly arriving: readonly number[]
  readonly compare: (a: number, b: number) => number
  readonly rowAt: (number: number) => SnapshotRow
}

/** A list of row numbers after a change: a copy without the leaving rows and with the joining ones. */
export function changedOrder(
  numbers: Uint32Array,
  { leaving, arriving, compare }: Pick<OrderChange, 'leaving' | 'arriving' | 'compare'>,
): Uint32Array {
  const changed = new Uint32Array(numbers.length + arriving.length)
  let length = 0
  let from = 0
  const copyTo = (end: number) => {
    for (; from < end; from++) {
      const number = numbers[from] as number
      if (!hasRow(leaving, number)) changed[length++] = number
    }
  }
  for (const number of arriving) {
    copyTo(placeIn(numbers, (other) => compare(other, number) < 0))
    changed[length++] = number
  }
  copyTo(numbers.length)
  return changed.slice(0, length)
}

/** The number of leading `numbers` for which `isBefore` holds (binary search). */
export function placeIn(numbers: Uint32Array, isBefore: (number: number) => boolean): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(numbers[middle] as number)) low = middle + 1
    else high = middle
  }
  return low
}
