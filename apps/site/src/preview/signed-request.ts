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
      /** Undefined if the draft is to be found by the path. */
      readonly storyId: number | undefined
      /** At most an hour from now. */
      readonly expires: Date
    }
  /** `isSigned`: true if the request has a signature, though an invalid one. `reason`: a sentence for the log. */
  | { readonly ok: false; readonly isSigned: boolean; readonly reason: string }

/**
 * Verifies the editor's signature of a request (live-preview#signed-request): `_storyblok_tk[token]` is the hex SHA-1
 * of `space_id:preview_token:timestamp`, for our space, less than an hour old and at most a minute ahead. Each
 * parameter occurs once, in exactly the editor's form. Never throws.
 */
export function verifySignedRequest(query: URLSearchParams, parts: SigningParts): SignedRequest {
  const names = [...query.keys()].filter((name) => name.startsWith('_storyblok_tk'))
  if (names.length === 0)
    return { ok: false, isSigned: false, reason: 'The request is not signed.' }
  if (
    names.length !== SIGNATURE_PARAMETERS.length ||
    !SIGNATURE_PARAMETERS.every((name) => names.includes(name))
  ) {
    return invalid('Expected space_id, timestamp and token of _storyblok_tk, each once.')
  }
  const [spaceId, timestamp, token] = SIGNATURE_PARAMETERS.map((name) => query.get(name) ?? '')
  if (!spaceId || !WHOLE_NUMBER.test(spaceId)) return invalid('The space_id is not a number.')
  if (!timestamp || !WHOLE_NUMBER.test(timestamp)) return invalid('The timestamp is not a number.')
  if (!token || !SHA1.test(token)) return invalid('The token is not 40 hexadecimal digits.')

  const ageSeconds = parts.now / 1000 - Number(timestamp)
  if (spaceId !== parts.spaceId) return invalid('The request is signed for another space.')
  if (ageSeconds >= LIFETIME_SECONDS) return invalid('The signature is more than an hour old.')
  if (-ageSeconds > MAX_AHEAD_SECONDS)
    return invalid('The timestamp is more than a minute ahead of the clock of this server.')
  const expected = sha1(`${spaceId}:${parts.previewToken}:${timestamp}`)
  if (!timingSafeEqual(expected, Buffer.from(token, 'hex'))) {
    return invalid('The token does not match the preview token of this site.')
  }
  const signedAtSeconds = Math.min(Number(timestamp), parts.now / 1000)
  return withStoryId(
    query.getAll('_storyblok'),
    new Date((signedAtSeconds + LIFETIME_SECONDS) * 1000),
  )
}

function withStoryId([id, ...others]: readonly string[], expires: Date): SignedRequest {
  if (id === undefined) return { ok: true, storyId: undefined, expires }
  const storyId = WHOLE_NUMBER.test(id) ? Number(id) : Number.NaN
  if (others.length > 0 || !Number.isSafeInteger(storyId)) {
    return invalid('Expected _storyblok to be the id of one story.')
  }
  return { ok: true, storyId, expires }
}

function invalid(reason: string): SignedRequest {
  return { ok: false, isSigned: true, reason }
}

function sha1(text: string): Buffer {
  return createHash('sha1').update(text).digest()
}

const SIGNATURE_PARAMETERS = [
  '_storyblok_tk[space_id]',
  '_storyblok_tk[timestamp]',
  '_storyblok_tk[token]',
]
const WHOLE_NUMBER = /^\d{1,16}$/
const SHA1 = /^[0-9a-f]{40}$/

const LIFETIME_SECONDS = 3600
const MAX_AHEAD_SECONDS = 60
