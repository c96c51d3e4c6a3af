/**
 * For pages. Publishing outdates the site's own cache at once. A cache in front of the site serves a page for a minute,
 * then for ten minutes while it refetches the page, and for a day if that fails.
 */
export const PAGE_POLICY =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** Browsers would keep a 308 forever, but the next publish may change the canonical address. */
export const REDIRECT_POLICY = 'public, max-age=0, s-maxage=60'

/** For files whose names stay when their content changes: robots.txt, sitemaps, calendar files, icons and licences. */
export const FIVE_MINUTES_POLICY = 'public, max-age=0, s-maxage=300'

/** Lets a browser reuse suggestions while a visitor types and deletes. */
export const SUGGESTIONS_POLICY = 'public, max-age=60'

/** For files named by a hash of their content. */
export const IMMUTABLE_POLICY = 'public, max-age=31536000, immutable'

/** For errors, health checks and everything that a preview renders. */
export const NO_STORE_POLICY = 'no-store'
