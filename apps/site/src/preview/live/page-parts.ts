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
  const bodyStart = page.indexOf('<body')
  const mainEnd = page.lastIndexOf('</main>')
  const boundaries: Boundary[] = [{ offset: 0 }, { offset: bodyStart }]
  for (const blockId of uidsOf(content).map((uid) => `${id}-${uid}`)) {
    const marker = page.indexOf(` data-blok-uid="${blockId}"`, boundaries.at(-1)?.offset)
    // React escapes attributes and text: the nearest `<` starts the tag.
    if (marker > 0 && marker < mainEnd)
      boundaries.push({ offset: page.lastIndexOf('<', marker), blockId })
  }
  boundaries.push({ offset: mainEnd })
  return boundaries.map(({ offset, blockId }, index) => {
    const part = page.slice(offset, boundaries[index + 1]?.offset)
    const key = createHash('sha256').update(part).digest('base64url').slice(0, 16)
    return { key, ...(blockId && { block: blockId }), ...(known.has(key) ? {} : { html: part }) }
  })
}

/** Where a part of the page begins. */
interface Boundary {
  readonly offset: number
  /** `{story id}-{block uid}` of the block that begins here. */
  readonly blockId?: string
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

/** True for a uid that attributes contain unescaped; a block with another uid stays in the part before it. */
function isUid(uid: unknown): uid is string {
  return typeof uid === 'string' && /^[\w-]+$/.test(uid)
}
