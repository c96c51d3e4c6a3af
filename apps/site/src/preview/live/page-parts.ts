import { createHash } from 'node:crypto'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { PagePart } from '../../preview-features.ts'
import { withoutStyles } from './without-styles.ts'

/**
 * Splits a page into head, blocks and the markup around them, so that only changed parts are sent again
 * (live-preview#unsaved-stories). Joined, the parts are the page without its style sheet.
 *
 * @param known keys of parts whose HTML is left out
 */
export function pageParts(
  html: string,
  { id, content }: Pick<RawStory, 'id' | 'content'>,
  known: ReadonlySet<string>,
): readonly PagePart[] {
  const page = withoutStyles(html)
  const body = page.indexOf('<body')
  const end = page.lastIndexOf('</main>')
  const boundaries: Boundary[] = [{ offset: 0 }, { offset: body }]
  for (const block of uidsOf(content).map((uid) => `${id}-${uid}`)) {
    const marker = page.indexOf(` data-blok-uid="${block}"`, boundaries.at(-1)?.offset)
    // React escapes attributes and text: the nearest `<` starts the tag.
    if (marker > 0 && marker < end)
      boundaries.push({ offset: page.lastIndexOf('<', marker), block })
  }
  boundaries.push({ offset: end })
  return boundaries.map(({ offset, block }, index) => {
    const part = page.slice(offset, boundaries[index + 1]?.offset)
    const key = createHash('sha256').update(part).digest('base64url').slice(0, 16)
    return { key, ...(block && { block }), ...(known.has(key) ? {} : { html: part }) }
  })
}

interface Boundary {
  readonly offset: number
  readonly block?: string
}

function uidsOf(content: unknown): readonly string[] {
  if (typeof content !== 'object' || content === null || !('body' in content)) return []
  if (!Array.isArray(content.body)) return []
  return content.body.flatMap((block: unknown) =>
    typeof block === 'object' && block !== null && '_uid' in block && isUid(block._uid)
      ? [block._uid]
      : [],
  )
}

/** Other uids are escaped in attributes: their blocks stay with the part before them. */
function isUid(uid: unknown): uid is string {
  return typeof uid === 'string' && /^[\w-]+$/.test(uid)
}
