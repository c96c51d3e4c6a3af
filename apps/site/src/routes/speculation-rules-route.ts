import {
  hasSlowNetwork,
  NO_SPECULATION_RULES,
  prefetchHeaders,
  SPECULATION_RULES,
  savesData,
} from '../http/prefetch.ts'
import { plainResponse, type RequestContext, type SiteParts } from '../site-parts.ts'

/**
 * Private: a CDN might send one visitor's rules to everybody. The address has no hash of the content, so
 * that processes of two releases can serve each other's pages.
 */
const POLICY = 'private, max-age=86400'

/** `GET /_/speculation-rules.json`: pages that a browser may prefetch (decision 0100). */
export function createSpeculationRulesRoute({
  settings,
  security,
}: Pick<SiteParts, 'settings' | 'security'>) {
  const isServed = prefetchHeaders(settings) !== undefined
  return (c: RequestContext): Response => {
    if (!isServed) return plainResponse(security, 404)
    const { headers } = c.env.incoming
    const wantsLessData = savesData(headers) || hasSlowNetwork(headers)
    return c.body(wantsLessData ? NO_SPECULATION_RULES : SPECULATION_RULES, 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': POLICY,
      vary: 'save-data, ect',
      ...security.forFile(),
    })
  }
}
