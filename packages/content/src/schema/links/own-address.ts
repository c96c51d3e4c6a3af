const EXACT = ['healthz', 'readyz', 'robots.txt', 'hooks/content', 'api/stories', 'api/suggestions']

/** With all that is below them. */
const FOLDERS = ['assets', '_']

/**
 * True if the site itself serves the address of a full slug, with something that is no page: a story there
 * would never be seen (ROUTE-1). The routes of the site say the same.
 */
export function isOwnAddress(fullSlug: string): boolean {
  const [first = ''] = fullSlug.split('/')
  return (
    FOLDERS.includes(first) || EXACT.includes(fullSlug) || /^sitemap(-\d+)?\.xml$/.test(fullSlug)
  )
}
