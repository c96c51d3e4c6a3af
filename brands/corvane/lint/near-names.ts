/** As many letters as two names may differ in and still be mixed up by a reader. */
const tooNear = 3

/** Names in a text that are almost, and not quite, one of `names`: a slip, or two people with one name. */
export function nearNames(
  text: string,
  names: readonly string[],
): { readonly name: string; readonly meant: string }[] {
  const candidates = text.match(/\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{3,}/gu) ?? []
  return candidates
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant = names.find((other) => isAlike(name, other) && distance(name, other) <= tooNear)
      return meant === undefined ? [] : [{ name, meant }]
    })
}

/** Names of which one is much longer are not mixed up. */
function isAlike(one: string, other: string): boolean {
  return one[0] === other[0] && Math.abs(one.length - other.length) <= tooNear
}

/** Letters to change, add or take away until one word is the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [down, letter] of [...one].entries()) {
    const next = [down + 1]
    for (const [across, counterpart] of [...other].entries()) {
      const change = (row[across] ?? 0) + (letter === counterpart ? 0 : 1)
      next.push(Math.min(change, (row[across + 1] ?? 0) + 1, (next[across] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
