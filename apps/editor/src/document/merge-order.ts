/**
 * The order of a list that two sides have changed: theirs, with what I have moved or added right after the
 * item that it follows in mine. Where only one side changed the order, the result is that side's.
 *
 * @param members what the merged list must hold
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  members: ReadonlySet<string>,
): readonly string[] {
  const own = mine.filter((key) => members.has(key))
  const still = unmoved(base, own)
  const result = theirs.filter((key) => members.has(key) && (still.has(key) || !own.includes(key)))
  const standing = new Set(result)
  for (const [at, key] of own.entries()) {
    if (standing.has(key)) continue
    const before = at === 0 ? undefined : own[at - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key)
    standing.add(key)
  }
  return [...result, ...[...members].filter((key) => !standing.has(key))]
}

/** Those of `now` that kept their order of `before`: a longest increasing run of their positions. */
function unmoved(before: readonly string[], now: readonly string[]): ReadonlySet<string> {
  const place = new Map(before.map((key, at) => [key, at]))
  const known = now.filter((key) => place.has(key))
  const positions = known.map((key) => place.get(key) ?? 0)
  const ends: number[] = []
  const previous: number[] = []
  for (const [at, position] of positions.entries()) {
    let length = ends.findIndex((end) => (positions[end] ?? 0) >= position)
    if (length === -1) length = ends.length
    previous[at] = length === 0 ? -1 : (ends[length - 1] ?? -1)
    ends[length] = at
  }
  const kept = new Set<string>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) kept.add(known[at] ?? '')
  return kept
}
