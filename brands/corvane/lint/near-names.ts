/** Maximum edit distance of two names that a reader may confuse. */
const MAX_DISTANCE = 3

/** Finds names in a text that are nearly one of `names`: misspelt, or confusable. */
export function nearNames(
  text: string,
  names: readonly string[],
): { readonly name: string; readonly meant: string }[] {
  const candidates = text.match(/\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{3,}/gu) ?? []
  return candidates
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const intended = names.find(
        (other) => canBeConfused(name, other) && distance(name, other) <= MAX_DISTANCE,
      )
      return intended === undefined ? [] : [{ name, meant: intended }]
    })
}

function canBeConfused(one: string, other: string): boolean {
  return one[0] === other[0] && Math.abs(one.length - other.length) <= MAX_DISTANCE
}

/** Levenshtein distance. */
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
