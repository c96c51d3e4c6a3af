/**
 * The longest series of items that have the same order in both lists. All other common items were moved.
 * Items that were inserted or removed between them do not count as moves.
 */
export function keptInPlace(
  before: readonly string[],
  after: readonly string[],
): ReadonlySet<string> {
  const places = new Map(before.map((item, at) => [item, at]))
  const common = after.filter((item) => places.has(item))
  const best: (readonly string[])[] = []
  for (const [at, item] of common.entries()) {
    const place = places.get(item) ?? 0
    let longest: readonly string[] = []
    for (const [earlier, line] of best.entries()) {
      const isBefore = (places.get(common[earlier] ?? '') ?? 0) < place
      if (isBefore && line.length > longest.length) longest = line
    }
    best[at] = [...longest, item]
  }
  return new Set(best.reduce((one, other) => (other.length > one.length ? other : one), []))
}
