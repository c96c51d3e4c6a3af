import type { Inline } from '@prospectus/content/schema/rich-text/rich-text'

/** The path of a link, without its query and fragment. */
export function linkedPath(inline: Inline): readonly string[] {
  if (inline.type !== 'text') return []
  return inline.marks.flatMap((mark) =>
    mark.type === 'link' ? mark.link.href.replace(/[?#].*$/s, '') : [],
  )
}
