const EXACT = ['healthz', 'readyz', 'robots.txt', 'hooks/content', 'api/stories', 'api/suggestions']

/** Including the paths below them. */
const FOLDERS = ['assets', '_']

/** True if a route of the site hides a story with this slug (ROUTE-1). */
export function isOwnAddress(fullSlug: string): boolean {
  const [first = ''] = fullSlug.split('/')
  return (
    FOLDERS.includes(first) || EXACT.includes(fullSlug) || /^sitemap(-\d+)?\.xml$/.test(fullSlug)
  )
}
