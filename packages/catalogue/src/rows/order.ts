import { fold } from '@prospectus/content/text/fold'

/** Values by which lists are ordered (DATA-7). */
export interface PositionKey {
  readonly position: number
  readonly foldedName: string
  readonly uuid: string
}

export interface DateKey extends PositionKey {
  readonly date: number
}

/** List order (DATA-7): position ascending, then folded name by code point, then uuid. */
export function compareByPosition(a: PositionKey, b: PositionKey): number {
  return (
    a.position - b.position ||
    compareCodePoints(a.foldedName, b.foldedName) ||
    compareCodePoints(a.uuid, b.uuid)
  )
}

/** Order of resource lists (DATA-7): newest first, ties by position. */
export function compareNewestFirst(a: DateKey, b: DateKey): number {
  return b.date - a.date || compareByPosition(a, b)
}

/** Sorts by `compareByPosition`, folding each name once. */
export function sortByPosition<
  T extends Omit<PositionKey, 'foldedName'> & { readonly name: string },
>(entries: readonly T[]): T[] {
  return entries
    .map((entry) => ({
      entry,
      position: entry.position,
      foldedName: fold(entry.name),
      uuid: entry.uuid,
    }))
    .sort(compareByPosition)
    .map(({ entry }) => entry)
}

/** Sorts by `compareNewestFirst`. Folds names only in the rare case that dates and positions are equal. */
export function sortNewestFirst<T extends Omit<DateKey, 'foldedName'> & { readonly name: string }>(
  entries: readonly T[],
): T[] {
  return entries.toSorted(
    (a, b) =>
      b.date - a.date ||
      a.position - b.position ||
      compareCodePoints(fold(a.name), fold(b.name)) ||
      compareCodePoints(a.uuid, b.uuid),
  )
}

/** Compares by code point, as databases do in byte order; `<` compares UTF-16 units, which sorts emoji elsewhere. */
export function compareCodePoints(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length)
  for (let index = 0; index < shorter; index++) {
    const unitA = a.charCodeAt(index)
    const unitB = b.charCodeAt(index)
    if (unitA !== unitB) return rank(unitA) - rank(unitB)
  }
  return a.length - b.length
}

/** A number that orders texts by their first three units, so that sorting rarely reads strings all over memory. */
export function sortPrefix(text: string): number {
  let prefix = 0
  for (let index = 0; index < 3; index++) {
    const unit = index < text.length ? rank(text.charCodeAt(index)) + 1 : 0
    prefix = prefix * UNITS + unit
  }
  return prefix
}

/** Ranks surrogates behind all other units. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}

/** How many values a unit can have: those of UTF-16, and one for its absence. */
const UNITS = 0x10001
