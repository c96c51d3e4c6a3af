import type { Inline } from '@prospectus/content/schema/rich-text/rich-text'

/** Addresses that a piece of text links to, paths for pages of this site; without query and fragment. */
export function linkedPaths(inline: Inline): readonly string[] {
  if (inline.type !== 'text') return []
  return inline.marks.flatMap((mark) =>
    mark.type === 'link' ? mark.link.href.replace(/[?#].*$/s, '') : [],
  )
}
