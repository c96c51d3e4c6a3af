const EXACT = ['healthz', 'readyz', 'robots.txt', 'hooks/content', 'api/stories', 'api/suggestions']

/** Including all paths below them. */
const FOLDERS = ['assets', '_']

/**
 * True if the site serves something other than a page at this full slug, so that a story there would never
 * be seen (ROUTE-1). Matches the routes of the site.
 */
export function isOwnAddress(fullSlug: string): boolean {
  const [first = ''] = fullSlug.split('/')
  return (
    FOLDERS.includes(first) || EXACT.includes(fullSlug) || /^sitemap(-\d+)?\.xml$/.test(fullSlug)
  )
}
