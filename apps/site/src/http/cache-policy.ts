/** Every cache policy of the site, by what it is for. Built files and assets never change their bytes. */

/** The origin's own cache is emptied by publishing; caches in front of it lag by a minute at most. */
export const PAGE_POLICY =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** Browsers would keep a 308 for good: the next publish may make another address the canonical one. */
export const REDIRECT_POLICY = 'public, max-age=0, s-maxage=60'

/** `/sitemap.xml`, `/robots.txt` and the licence notices. */
export const CRAWLER_POLICY = 'public, max-age=0, s-maxage=300'

/** What a visitor's own browser may keep of the search's suggestions while typing goes back and forth. */
export const SUGGESTIONS_POLICY = 'public, max-age=60'

/** Files whose name has a hash of their content. */
export const IMMUTABLE_POLICY = 'public, max-age=31536000, immutable'

/** Every error, health, and everything that a preview renders. */
export const NO_STORE_POLICY = 'no-store'
