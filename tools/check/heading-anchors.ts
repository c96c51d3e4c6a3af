const HEADING = /^#+ (.+)$/gm
/** In a block of code, # begins a comment. */
const CODE_BLOCK = /^```.*?^```/gms

/** The anchors that GitHub gives to a document's headings, repeated ones numbered; right for headings without links. */
export function headingAnchors(text: string): readonly string[] {
  const counts = new Map<string, number>()
  return [...text.replace(CODE_BLOCK, '').matchAll(HEADING)].map(([, heading = '']) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Mark}\p{Number}_\- ]/gu, '')
      .replaceAll(' ', '-')
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}
