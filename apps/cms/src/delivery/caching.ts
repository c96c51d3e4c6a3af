import { type Encoding, negotiateEncoding } from '@prospectus/server/http/negotiation'
import type { EncodedResponse } from './cached-responses.ts'
import { lastValue, type RawQuery } from './parameters.ts'

/** The `cv` of a request, from 1; undefined if it is missing or invalid (delivery-protocol#caching). */
export function requestedCv(query: RawQuery): number | undefined {
  const text = lastValue(query, 'cv') ?? ''
  return /^\d{1,15}$/.test(text) && Number(text) >= 1 ? Number(text) : undefined
}

/** Redirect target of a request for published content without a valid `cv`: sorted parameters and the current `cv`. */
export function addressWithVersion(pathname: string, { pairs }: RawQuery, version: number): string {
  const otherPairs = pairs.filter(({ key }) => key !== 'cv')
  const versionedPairs = [
    ...otherPairs.map(({ key, raw }) => ({ key, raw })),
    { key: 'cv', raw: `cv=${version}` },
  ]
  return `${pathname}?${sortByKey(versionedPairs)
    .map(({ raw }) => raw)
    .join('&')}`
}

/** Cache key of a request: path and sorted parameters, except `token` and `cv`. */
export function responseKey(pathname: string, { pairs }: RawQuery): string {
  const otherPairs = pairs.filter(({ key }) => key !== 'cv' && key !== 'token')
  return JSON.stringify([pathname, ...sortByKey(otherPairs).map(({ key, value }) => [key, value])])
}

/** `Cache-Control`: a week for published content at the current `cv`, two seconds if `isBrief`, else private. */
export function cachePolicy(response: {
  readonly isPublished: boolean
  readonly isBrief: boolean
  readonly cv: number | undefined
  readonly version: number
}): string {
  const { isPublished, isBrief, cv, version } = response
  if (isBrief) return 'public, max-age=0, s-maxage=2'
  const isCurrent = isPublished && cv === version
  return isCurrent ? 'public, max-age=0, s-maxage=604800' : PRIVATE_POLICY
}

/** `Cache-Control` of drafts, redirects, and responses to a `cv` that is not current. */
export const PRIVATE_POLICY = 'max-age=0, private, must-revalidate'

function sortByKey<Pair extends { readonly key: string }>(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
}

/** Headers of a 200 or 304. */
export function responseHeaders({ etag, headers }: EncodedResponse, policy: string) {
  return { etag, 'cache-control': policy, ...headers }
}

/** The body in the best encoding for the client's `Accept-Encoding`. */
export async function encodedBody(response: EncodedResponse, acceptEncoding: string | undefined) {
  const encoding = response.isCompressible ? negotiateEncoding(acceptEncoding) : 'identity'
  return { encoding, body: await response.encodedBody(encoding) }
}

/** Headers that describe the body. */
export function bodyHeaders({ length }: Buffer, encoding: Encoding) {
  return {
    'content-type': JSON_TYPE,
    'content-length': String(length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
}

/** Headers of every response, errors included. */
export const COMMON_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Total, Per-Page',
  vary: 'Accept-Encoding, Origin',
  'x-content-type-options': 'nosniff',
}

export const JSON_TYPE = 'application/json; charset=utf-8'
