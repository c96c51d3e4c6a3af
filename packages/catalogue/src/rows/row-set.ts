/** A bitset of row numbers below a fixed bound. */
export type RowSet = Uint32Array

/** An empty set for row numbers below `rowCount`. */
export function createRowSet(rowCount: number): RowSet {
  return new Uint32Array((rowCount + 31) >>> 5)
}

/** A set of the listed rows, for row numbers below `rowCount`. */
export function rowSetFrom(listed: Iterable<number>, rowCount: number): RowSet {
  const set = createRowSet(rowCount)
  for (const row of listed) addRow(set, row)
  return set
}

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) | (1 << (row & 31))
}

export function removeRow(set: RowSet, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) & ~(1 << (row & 31))
}

export function hasRow(set: RowSet, row: number): boolean {
  return (((set[row >>> 5] as number) >>> (row & 31)) & 1) === 1
}

/** Adds the rows of `other`, whose bound may be lower, to `set`. */
export function addRows(set: RowSet, other: RowSet): void {
  for (let word = 0; word < other.length; word++) {
    set[word] = (set[word] as number) | (other[word] as number)
  }
}

/** Removes from `set` the rows that are not in `other`. */
export function intersectRows(set: RowSet, other: RowSet): void {
  for (let word = 0; word < set.length; word++) {
    set[word] = (set[word] as number) & (other[word] as number)
  }
}

/** Removes from `set` the rows that are in `other`. */
export function subtractRows(set: RowSet, other: RowSet): void {
  for (let word = 0; word < set.length; word++) {
    set[word] = (set[word] as number) & ~(other[word] as number)
  }
}

export function countRows(set: RowSet): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += countBits(set[word] as number)
  return count
}

/** The rows of a set, ascending. */
export function listRows(set: RowSet): number[] {
  const listed: number[] = []
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] as number
    while (bits !== 0) {
      listed.push((word << 5) + (31 - Math.clz32(bits & -bits)))
      bits &= bits - 1
    }
  }
  return listed
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
