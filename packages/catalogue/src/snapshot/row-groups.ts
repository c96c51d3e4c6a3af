import type { SnapshotRow } from '../rows/entry.ts'
import type { Pause } from '../rows/pause.ts'
import {
  addRow,
  countRows,
  createRowSet,
  hasRow,
  type RowSet,
  rowSetFrom,
  subtractRows,
} from '../rows/row-set.ts'

/** Rows that are listed together, such as the resources of one language (LANG-2). */
interface RowGroup {
  readonly numbers: Uint32Array
  /** The same rows as a set, with room for every row that existed when the group was created. */
  readonly members: RowSet
}

export type RowGroups = ReadonlyMap<string, RowGroup>

type GroupKey = (row: SnapshotRow) => string | undefined

/** Groups rows by key, each group in the order of `ordered`, which lists every row number once. */
export async function groupRows(
  rows: readonly SnapshotRow[],
  ordered: Uint32Array,
  keyOf: GroupKey,
  pause: Pause,
): Promise<RowGroups> {
  const groups = new Map<string, number[]>()
  for (const [index, number] of ordered.entries()) {
    if (index % ROWS_PER_SLICE === ROWS_PER_SLICE - 1) await pause()
    const key = keyOf(rows[number] as SnapshotRow)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [number])
    else group.push(number)
  }
  const result = new Map<string, RowGroup>()
  for (const [key, numbers] of groups) {
    result.set(key, {
      numbers: Uint32Array.from(numbers),
      members: rowSetFrom(numbers, rows.length),
    })
    await pause()
  }
  return result
}

/** Applies a change to groups; reuses unaffected ones. */
export async function changeGroups(
  groups: RowGroups,
  change: OrderChange,
  keyOf: GroupKey,
  pause: Pause,
): Promise<RowGroups> {
  const arriving = Map.groupBy(change.arriving, (number) => keyOf(change.rowAt(number)))
  const changed = new Map(groups)
  for (const key of new Set([...groups.keys(), ...arriving.keys()])) {
    if (key === undefined) continue
    const group = groups.get(key) ?? NO_ROWS
    const numbers = arriving.get(key) ?? []
    if (numbers.length === 0 && !intersects(group.members, change.leaving)) continue
    const members = createRowSet(change.capacity)
    members.set(group.members)
    subtractRows(members, change.leaving)
    for (const number of numbers) addRow(members, number)
    changed.set(key, {
      numbers: changedOrder(group.numbers, { ...change, arriving: numbers }),
      members,
    })
    await pause()
  }
  return changed
}

/** The rows of a group that are in `matched`, in list order. `matched` must not have other rows. */
export function membersIn({ numbers }: RowGroup, matched: RowSet): Uint32Array {
  const members = new Uint32Array(countRows(matched))
  let index = 0
  for (let position = 0; position < numbers.length && index < members.length; position++) {
    const number = numbers[position] as number
    if (hasRow(matched, number)) members[index++] = number
  }
  return members
}

/** A page of the rows that `membersIn` returns, and their total. */
export function pageOf(
  group: RowGroup,
  matched: RowSet,
  rowAt: (number: number) => SnapshotRow,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): { readonly total: number; readonly page: readonly SnapshotRow[] } {
  const total = countRows(matched)
  const end = Math.min(total, offset + limit)
  const page = new Array<SnapshotRow>(Math.max(0, end - offset))
  let index = 0
  for (let position = 0; position < group.numbers.length && index < end; position++) {
    const number = group.numbers[position] as number
    if (!hasRow(matched, number)) continue
    if (index >= offset) page[index - offset] = rowAt(number)
    index++
  }
  return { total, page }
}

function intersects(set: RowSet, other: RowSet): boolean {
  return set.some((word, index) => (word & (other[index] as number)) !== 0)
}

const NO_ROWS: RowGroup = { numbers: new Uint32Array(0), members: new Uint32Array(0) }
const ROWS_PER_SLICE = 2000

/** Rows that leave, and rows that arrive in, the orders and groups of a snapshot. */
export interface OrderChange {
  /** Rows that leave, in a set with room for `capacity` rows, like every new set. */
  readonly leaving: RowSet
  readonly capacity: number
  /** Row numbers sorted by `compare`, like the list that changes. */
  readonly arriving: readonly number[]
  readonly compare: (a: number, b: number) => number
  readonly rowAt: (number: number) => SnapshotRow
}

/** A list of row numbers after a change: a copy without the leaving rows and with the arriving ones. */
export function changedOrder(
  numbers: Uint32Array,
  { leaving, arriving, compare }: Pick<OrderChange, 'leaving' | 'arriving' | 'compare'>,
): Uint32Array {
  const changed = new Uint32Array(numbers.length + arriving.length)
  let length = 0
  let nextIndex = 0
  const copyTo = (end: number) => {
    for (; nextIndex < end; nextIndex++) {
      const number = numbers[nextIndex] as number
      if (!hasRow(leaving, number)) changed[length++] = number
    }
  }
  for (const number of arriving) {
    copyTo(lowerBound(numbers, (other) => compare(other, number) < 0))
    changed[length++] = number
  }
  copyTo(numbers.length)
  return changed.slice(0, length)
}

/** Index of the first of `numbers` for which `isBefore` is false, or their length (binary search). */
export function lowerBound(numbers: Uint32Array, isBefore: (number: number) => boolean): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(numbers[middle] as number)) low = middle + 1
    else high = middle
  }
  return low
}
