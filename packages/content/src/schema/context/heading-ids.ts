/** Ids for headings, unique on a page and stable (BLOCK-7). */
export type HeadingIds = ReturnType<typeof createHeadingIds>

const MAX_LENGTH = 80

/**
 * Creates the ids of one page (BLOCK-7).
 *
 * @param tools names of blocks that can be linked to: reserved, like the ids of the page itself
 */
export function createHeadingIds(tools: readonly string[] = []) {
  const used = new Set(['main', ...tools])
  const counts = new Map<string, number>()
  return {
    /** An id from the heading's text; the second "Risks" of a page becomes `risks-2`. */
    idFor(headingText: string): string {
      const base = slugOf(headingText)
      let count = counts.get(base) ?? 1
      let id = count === 1 ? base : `${base}-${count}`
      while (used.has(id)) id = `${base}-${++count}`
      counts.set(base, count)
      used.add(id)
      return id
    },
  }
}

/** Keeps letters of every script, numbers and hyphens; `section` when none are left. */
function slugOf(text: string): string {
  const slug = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const short = [...slug].slice(0, MAX_LENGTH).join('').replace(/^-|-$/g, '')
  return short === '' ? 'section' : short
}
