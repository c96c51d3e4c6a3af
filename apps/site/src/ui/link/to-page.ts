import type { Link } from '@prospectus/content/schema/links/multilink'

/** A link to one of our pages, for parts of a page that are not content. */
export function toPage(href: string): Link {
  return { href, external: false, newTab: false, file: false }
}
