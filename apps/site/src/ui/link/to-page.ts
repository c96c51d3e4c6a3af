import type { Link } from '@prospectus/content/schema/links/multilink'

/** A link to a page of ours, for what is no content. */
export function toPage(href: string): Link {
  return { href, external: false, newTab: false, file: false }
}
