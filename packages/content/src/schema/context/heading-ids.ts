export type HeadingIds = ReturnType<typeof createHeadingIds>

const MAX_CHARACTERS = 80

/** Creates the unique, stable ids of a page's headings (BLOCK-7); the names of its `tools` are reserved. */
export function createHeadingIds(tools: readonly string[] = []) {
  const usedIds = new Set(['main', ...tools])
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

/** Keeps letters of every script, numbers and hyphens; `section` if nothing is left. */
function slugOf(text: string): string {
  const slug = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const short = [...slug].slice(0, MAX_CHARACTERS).join('').replace(/^-|-$/g, '')
  return short === '' ? 'section' : short
}
