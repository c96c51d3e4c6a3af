import type { Inline } from '@prospectus/content/schema/rich-text/rich-text'

/** Addresses that an inline links to, without query and fragment; for a page of this site, its path. */
export function linkedAddresses(inline: Inline): readonly string[] {
  if (inline.type !== 'text') return []
  return inline.marks.flatMap((mark) =>
    mark.type === 'link' ? mark.link.href.replace(/[?#].*$/s, '') : [],
  )
}
