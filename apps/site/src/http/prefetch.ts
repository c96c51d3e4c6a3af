import type { IncomingHttpHeaders } from 'node:http'
import type { SiteSettings } from '../settings.ts'
import { isSecureContext } from './security-headers.ts'

/** Address of the speculation rules; pages name it in a header. */
export const SPECULATION_RULES_PATH = '/_/speculation-rules.json'

/** URL patterns that are never prefetched: searches are counted, and paths with a dot are files. */
const NEVER_PREFETCHED_PATTERNS = [
  ...['{/:language}?/search', '/*\\?*q=*', '/*.*'],
  ...['/assets/*', '/_/*', '/api/*', '/dev/*', '/hooks/*', '/preview/*'],
]
/** Selector of links that are never prefetched. */
const NEVER_PREFETCHED_SELECTOR = '[download], [target=_blank], [rel~=nofollow], [rel~=external]'

/** Speculation rules: a document of this origin is fetched once a pointer rests on a link to it (decision 0100). */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER_PREFETCHED_PATTERNS } },
          { not: { selector_matches: NEVER_PREFETCHED_SELECTOR } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** Rules for visitors who want to save data: prefetch nothing. */
export const NO_SPECULATION_RULES = '{}'

/**
 * Headers that let a browser prefetch. `accept-ch` makes a browser report its network speed when it fetches the rules.
 */
const PREFETCH_HEADERS = { 'speculation-rules': `"${SPECULATION_RULES_PATH}"`, 'accept-ch': 'ect' }

/** Headers of a page that let browsers prefetch the next; undefined in preview and outside secure contexts. */
export function prefetchHeaders({
  mode,
  url,
}: Pick<SiteSettings, 'mode' | 'url'>): Readonly<Record<string, string>> | undefined {
  return mode === 'production' && isSecureContext(url) ? PREFETCH_HEADERS : undefined
}

/** True if a visitor wants the browser to load as little as possible. */
export function savesData(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on'
}

/** True if the browser rates its network as 2G or slower: about 70 kbit/s at most (Network Information API). */
export function hasSlowNetwork({ ect }: IncomingHttpHeaders): boolean {
  return ect === '2g' || ect === 'slow-2g'
}

/** True if a browser requests a page that its visitor may never open. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose
  return typeof purpose === 'string' && purpose.includes('prefetch')
}
