const HEADING = /^#+ (.+)$/gm
/** In a block of code, # begins a comment. */
const CODE_BLOCK = /^```.*?^```/gms

/** The anchors under which GitHub shows a document's headings, if these have no links; it numbers the repeated ones. */
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
