/**
 * Returns the largest set of items that have the same order in both lists: a longest increasing subsequence of their
 * positions in `before`.
 */
export function findUnmovedItems(
  before: readonly string[],
  after: readonly string[],
): ReadonlySet<string> {
  const indexes = new Map(before.map((key, index) => [key, index]))
  const commonKeys = after.filter((key) => indexes.has(key))
  const positions = commonKeys.map((key) => indexes.get(key) ?? 0)
  // Per length, the index of the lowest position that ends an increasing subsequence of this length.
  const ends: number[] = []
  // Per index, the index before it in its subsequence; -1 for the first.
  const previous: number[] = []
  for (const [index, position] of positions.entries()) {
    let length = ends.findIndex((end) => (positions[end] ?? 0) >= position)
    if (length === -1) length = ends.length
    previous[index] = length === 0 ? -1 : (ends[length - 1] ?? -1)
    ends[length] = index
  }
  const unmovedKeys = new Set<string>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1)
    unmovedKeys.add(commonKeys[index] ?? '')
  return unmovedKeys
}
