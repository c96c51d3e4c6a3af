import type { Link } from '@prospectus/content/schema/links/multilink'

/** A link to one of our pages that is not from content. */
export function toPage(href: string): Link {
  return { href, isExternal: false, opensNewTab: false, isFile: false }
}
