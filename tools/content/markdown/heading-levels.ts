/**
 * The levels that headings should have for an outline without gaps: the first at most 2, each
 * at most one deeper than the one before. Headings of one level below the same heading stay alike.
 */
export function steppedLevels(levels: readonly number[]): number[] {
  const above: { readonly written: number; readonly given: number }[] = []
  return levels.map((written) => {
    while ((above.at(-1)?.written ?? 0) >= written) above.pop()
    const given = Math.min(written, (above.at(-1)?.given ?? 1) + 1)
    above.push({ written, given })
    return given
  })
}

/** Whether a text with these heading levels steps by one. */
export function isStepped(levels: readonly number[]): boolean {
  return levels.every((level, index) => level <= (levels[index - 1] ?? 1) + 1)
}
