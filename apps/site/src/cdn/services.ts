import type { CdnSettings } from '../settings.ts'

/** A purge request in the service's documented form. */
interface PurgeRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A service that caches pages at its edge, and purges them by tag. */
interface CdnService {
  readonly api: string
  /** Maximum tags per request. */
  readonly maxTags: number
  /** Response headers for the edge, which removes them. */
  readonly headersOf: (tags: readonly string[]) => Readonly<Record<string, string>>
  readonly createRequest: (tags: readonly string[], cdn: CdnSettings, api: string) => PurgeRequest
}

/**
 * The edge keeps a page for a day if every purge is lost; usually a publish purges it long before. A page
 * older than that is still served for ten minutes while it is refetched, and for a day if that fails.
 */
const EDGE_POLICY = 'max-age=86400, stale-while-revalidate=600, stale-if-error=86400'

/** Services by their name in `CDN`. */
export const CDN_SERVICES: Readonly<Record<CdnSettings['service'], CdnService>> = {
  /** https://www.fastly.com/documentation/reference/api/purging/ */
  fastly: {
    api: 'https://api.fastly.com',
    maxTags: 256,
    headersOf: (tags) => ({
      'surrogate-control': EDGE_POLICY,
      'surrogate-key': tags.join(' '),
    }),
    createRequest: (tags, { id, token }, api) => ({
      url: `${api}/service/${id}/purge`,
      headers: {
        accept: 'application/json',
        'fastly-key': token,
        'surrogate-key': tags.join(' '),
      },
    }),
  },
  /** https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/ */
  cloudflare: {
    api: 'https://api.cloudflare.com/client/v4',
    maxTags: 100,
    headersOf: (tags) => ({
      'cloudflare-cdn-cache-control': EDGE_POLICY,
      'cache-tag': tags.join(','),
    }),
    createRequest: (tags, { id, token }, api) => ({
      url: `${api}/zones/${id}/purge_cache`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }),
  },
}
