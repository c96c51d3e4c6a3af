export type HeadingIds = ReturnType<typeof createHeadingIds>

const MAX_CHARACTERS = 80

/** Creates the unique, stable ids of a page's headings (BLOCK-7), none of which is `main` or one of `reservedIds`. */
export function createHeadingIds(reservedIds: readonly string[] = []) {
  const usedIds = new Set(['main', ...reservedIds])
  const counts = new Map<string, number>()
  return {
    /** Derives an id from the heading; a second "Risks" on the page becomes `risks-2`. */
    idFor(headingText: string): string {
      const base = slugOf(headingText)
      let count = counts.get(base) ?? 1
      let id = count === 1 ? base : `${base}-${count}`
      while (usedIds.has(id)) id = `${base}-${++count}`
      counts.set(base, count)
      usedIds.add(id)
      return id
    },
  }
}

/** Keeps letters of every script and numbers, with hyphens between words; `section` if nothing is left. */
function slugOf(text: string): string {
  const slug = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const short = [...slug].slice(0, MAX_CHARACTERS).join('').replace(/^-|-$/g, '')
  return short === '' ? 'section' : short
}
