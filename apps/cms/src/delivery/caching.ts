import type { Encoding } from '@prospectus/server/answers/negotiation'
import type { KeptAnswer } from './kept-answers.ts'
import { lastValue, type RawQuery } from './parameters.ts'

/** A cv that published stories can be answered for: a number from 1 (delivery-protocol#caching). */
export function usableVersion(query: RawQuery): number | undefined {
  const text = lastValue(query, 'cv') ?? ''
  return /^\d{1,15}$/.test(text) && Number(text) >= 1 ? Number(text) : undefined
}

/**
 * Where a published request without a usable cv is sent: the same path and parameters, untouched but
 * sorted by name, with the space's version as `cv` (delivery-protocol#caching).
 */
export function addressWithVersion(pathname: string, { pairs }: RawQuery, version: number): string {
  const kept = pairs.filter(({ key }) => key !== 'cv')
  const all = [...kept.map(({ key, raw }) => ({ key, raw })), { key: 'cv', raw: `cv=${version}` }]
  return `${pathname}?${byKey(all)
    .map(({ raw }) => raw)
    .join('&')}`
}

/** What two requests have in common that are answered alike: all but their token and cv. */
export function answerKey(pathname: string, { pairs }: RawQuery): string {
  const kept = pairs.filter(({ key }) => key !== 'cv' && key !== 'token')
  return JSON.stringify([pathname, ...byKey(kept).map(({ key, value }) => [key, value])])
}

/** How long others may keep an answer; a published one for long only at the address of its version. */
export function cachePolicy(asked: {
  readonly isPublished: boolean
  readonly briefly: boolean
  readonly cv: number | undefined
  readonly version: number
}): string {
  if (asked.briefly) return 'public, max-age=0, s-maxage=2'
  const isOfNow = asked.isPublished && asked.cv === asked.version
  return isOfNow ? 'public, max-age=0, s-maxage=604800' : PRIVATE
}

/** Of drafts, and of all whose cv is not that of now. */
export const PRIVATE = 'max-age=0, private, must-revalidate'

function byKey<Pair extends { readonly key: string }>(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
}

/** Of an answer to what could be answered, with a body or (304) without. */
export function answerHeaders({ etag, headers }: KeptAnswer, policy: string) {
  return { etag, 'cache-control': policy, ...headers }
}

/** That describe the body of an answer. */
export function bodyHeaders({ length }: Buffer, encoding: Encoding) {
  return {
    'content-type': JSON_TYPE,
    'content-length': String(length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
}

/** Of every answer, refusals included. */
export const COMMON_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Total, Per-Page',
  vary: 'Accept-Encoding, Origin',
  'x-content-type-options': 'nosniff',
}

export const JSON_TYPE = 'application/json; charset=utf-8'
