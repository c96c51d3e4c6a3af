/**
 * The longest run of items in the same order in both lists (longest common subsequence). All other common items were
 * moved; inserting or removing items between them is not a move.
 */
export function unmovedItems(
  before: readonly string[],
  after: readonly string[],
): ReadonlySet<string> {
  const positions = new Map(before.map((item, at) => [item, at]))
  const common = after.filter((item) => positions.has(item))
  const best: (readonly string[])[] = []
  for (const [at, item] of common.entries()) {
    const position = positions.get(item) ?? 0
    let longest: readonly string[] = []
    for (const [earlier, run] of best.entries()) {
      const isBefore = (positions.get(common[earlier] ?? '') ?? 0) < position
      if (isBefore && run.length > longest.length) longest = run
    }
    best[at] = [...longest, item]
  }
  return new Set(best.reduce((one, other) => (other.length > one.length ? other : one), []))
}
