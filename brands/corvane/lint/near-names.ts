/** Maximum edit distance of two names that a reader may confuse. */
const MAX_DISTANCE = 3

/** Finds names in a text that differ from one of `names` in a few letters, as misspellings do. */
export function nearNames(
  text: string,
  names: readonly string[],
): { readonly name: string; readonly intended: string }[] {
  const candidates = text.match(/\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{3,}/gu) ?? []
  return candidates
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const intended = names.find(
        (other) => mayBeConfused(name, other) && distance(name, other) <= MAX_DISTANCE,
      )
      return intended === undefined ? [] : [{ name, intended }]
    })
}

function mayBeConfused(one: string, other: string): boolean {
  return one[0] === other[0] && Math.abs(one.length - other.length) <= MAX_DISTANCE
}

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [otherIndex, otherLetter] of [...other].entries()) {
      const substitution = (row[otherIndex] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(substitution, (row[otherIndex + 1] ?? 0) + 1, (next[otherIndex] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
