import type { Inline } from '@prospectus/content/schema/rich-text/rich-text'

/** Paths that a piece of text links to, without query and fragment; empty without a link. */
export function linkedPaths(inline: Inline): readonly string[] {
  if (inline.type !== 'text') return []
  return inline.marks.flatMap((mark) =>
    mark.type === 'link' ? mark.link.href.replace(/[?#].*$/s, '') : [],
  )
}
