const EXACT = ['healthz', 'readyz', 'robots.txt', 'hooks/content', 'api/stories', 'api/suggestions']

/** Reserved with all paths below them. */
const FOLDERS = ['assets', '_']

/** True if a route of the site takes precedence over a story with this slug (ROUTE-1). */
export function isReservedSlug(fullSlug: string): boolean {
  const [first = ''] = fullSlug.split('/')
  return (
    FOLDERS.includes(first) || EXACT.includes(fullSlug) || /^sitemap(-\d+)?\.xml$/.test(fullSlug)
  )
}
