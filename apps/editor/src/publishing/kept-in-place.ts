/**
 * Of the items that are in both lists, the most that stand in the same order in both: the others are those that
 * were moved. What was put between them or taken away moves nothing.
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
