import { createHash } from 'node:crypto'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { PagePart } from '../../preview-part.ts'
import { withoutStyles } from './without-styles.ts'

/**
 * Splits a page into head, blocks and what is around them, so that only changed parts are sent again
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
  const borders: Border[] = [{ at: 0 }, { at: body }]
  for (const block of uidsOf(content).map((uid) => `${id}-${uid}`)) {
    const marker = page.indexOf(` data-blok-uid="${block}"`, borders.at(-1)?.at)
    // React escapes attributes and text: the nearest `<` starts the tag.
    if (marker > 0 && marker < end) borders.push({ at: page.lastIndexOf('<', marker), block })
  }
  borders.push({ at: end })
  return borders.map(({ at, block }, index) => {
    const part = page.slice(at, borders[index + 1]?.at)
    const key = createHash('sha256').update(part).digest('base64url').slice(0, 16)
    return { key, ...(block && { block }), ...(known.has(key) ? {} : { html: part }) }
  })
}

interface Border {
  readonly at: number
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
