import { createHash, timingSafeEqual } from 'node:crypto'

export interface SigningParts {
  readonly spaceId: string
  readonly previewToken: string
  /** Milliseconds since 1970. */
  readonly now: number
}

export type SignedRequest =
  | {
      readonly ok: true
      /** Missing when the draft is to be found by the path. */
      readonly storyId: number | undefined
      /** When the signature ends: at most an hour from now. */
      readonly expires: Date
    }
  /** `claimed`: the request carries a signature, but not one that counts; `reason` is for the log. */
  | { readonly ok: false; readonly claimed: boolean; readonly reason: string }

/**
 * Judges whether the editor has signed a request (live-preview#signed-request): `_storyblok_tk[token]` is the
 * hex SHA-1 of `space_id:preview_token:timestamp`, for our space, less than an hour old and not more
 * than a minute ahead. Each parameter stands once and has exactly the shape that the editor gives it;
 * anything else is unsigned. Never throws.
 *
 * @param query as decoded once, so that brackets may have come escaped or not
 */
export function verifySignedRequest(query: URLSearchParams, parts: SigningParts): SignedRequest {
  const names = [...query.keys()].filter((name) => name.startsWith('_storyblok_tk'))
  if (names.length === 0) return { ok: false, claimed: false, reason: 'It is not signed.' }
  if (names.length !== SIGNATURE.length || !SIGNATURE.every((name) => names.includes(name))) {
    return refused('Expected space_id, timestamp and token of _storyblok_tk, each once.')
  }
  const [spaceId, timestamp, token] = SIGNATURE.map((name) => query.get(name) ?? '')
  if (!spaceId || !WHOLE_NUMBER.test(spaceId)) return refused('The space_id is not a number.')
  if (!timestamp || !WHOLE_NUMBER.test(timestamp)) return refused('The timestamp is not a number.')
  if (!token || !SHA1.test(token)) return refused('The token is not 40 hexadecimal digits.')

  const age = parts.now / 1000 - Number(timestamp)
  if (spaceId !== parts.spaceId) return refused('It is signed for another space.')
  if (age >= LIFETIME_SECONDS) return refused('The signature is more than an hour old.')
  if (-age > MAX_AHEAD_SECONDS)
    return refused('The signature is of the future; clocks may differ by a minute.')
  const expected = sha1(`${spaceId}:${parts.previewToken}:${timestamp}`)
  if (!timingSafeEqual(expected, Buffer.from(token, 'hex'))) {
    return refused('The token does not fit the preview token of this site.')
  }
  const signedAt = Math.min(Number(timestamp), parts.now / 1000)
  return withStoryId(query.getAll('_storyblok'), new Date((signedAt + LIFETIME_SECONDS) * 1000))
}

function withStoryId([id, ...others]: readonly string[], expires: Date): SignedRequest {
  if (id === undefined) return { ok: true, storyId: undefined, expires }
  const storyId = WHOLE_NUMBER.test(id) ? Number(id) : Number.NaN
  if (others.length > 0 || !Number.isSafeInteger(storyId)) {
    return refused('Expected _storyblok to be the id of one story.')
  }
  return { ok: true, storyId, expires }
}

function refused(reason: string): SignedRequest {
  return { ok: false, claimed: true, reason }
}

function sha1(text: string): Buffer {
  return createHash('sha1').update(text).digest()
}

const SIGNATURE = ['_storyblok_tk[space_id]', '_storyblok_tk[timestamp]', '_storyblok_tk[token]']
const WHOLE_NUMBER = /^\d{1,16}$/
const SHA1 = /^[0-9a-f]{40}$/
/** In seconds. */
const LIFETIME_SECONDS = 3600
const MAX_AHEAD_SECONDS = 60
