import { IMMUTABLE_POLICY, NO_STORE_POLICY } from '../http/cache-policy.ts'
import { createRepresentation } from '../http/representation.ts'
import { isSheetCached, linkedStylesAt } from '../rendering/linked-styles.ts'
import { plainResponse, type RequestContext, type SiteParts, send } from '../site-parts.ts'

/** Constant: styles do not change while a site runs. */
const VERSION = ''

/**
 * `GET /_/styles/<hash>/<stems>.css` (decision 0071). Building an uncached sheet takes milliseconds, so clients that
 * guess addresses are limited (429).
 */
export function createStylesRoute({ security, sheetCache, guessedPathLimit }: SiteParts) {
  return async (c: RequestContext): Promise<Response> => {
    const { pathname } = c.get('target')
    const retryAfterSeconds = isSheetCached(pathname) ? undefined : guessedPathLimit(c.env.incoming)
    if (retryAfterSeconds !== undefined) return plainResponse(security, 429, { retryAfterSeconds })
    const styles = linkedStylesAt(pathname)
    if (styles === undefined) return plainResponse(security, 404)
    const isCurrent = styles.href === pathname
    const parts = {
      type: 'text/css; charset=utf-8',
      body: Buffer.from(styles.css),
      headers: {
        'cache-control': isCurrent ? IMMUTABLE_POLICY : NO_STORE_POLICY,
        ...security.forFile(),
      },
      mayBeCached: isCurrent,
    }
    if (!isCurrent) return send(c, createRepresentation(parts))
    return send(c, await sheetCache.make(pathname, VERSION, async () => parts))
  }
}
