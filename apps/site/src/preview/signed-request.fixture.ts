import { createHash } from 'node:crypto'

export const SPACE_ID = '288868'
export const PREVIEW_TOKEN = 'preview-token-of-the-space'
/** The current time in tests, in milliseconds since 1970. */
export const NOW = Date.UTC(2026, 0, 15, 12)

/** What differs from a valid signature of the current time for any story. */
export interface SignatureOptions {
  readonly storyId?: number | string
  readonly spaceId?: string
  readonly previewToken?: string
  /** Time of the signature, in seconds from now; negative for the past. */
  readonly secondsFromNow?: number
  /** Replaces the valid hash. */
  readonly token?: string
}

/** The parameters that the editor appends to the address in its iframe (live-preview#signed-request). */
export function signedQuery(options: SignatureOptions = {}): URLSearchParams {
  const { storyId, spaceId = SPACE_ID, previewToken = PREVIEW_TOKEN } = options
  const timestamp = String(NOW / 1000 + (options.secondsFromNow ?? 0))
  const validHash = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`)
  return new URLSearchParams({
    ...(storyId === undefined ? {} : { _storyblok: String(storyId), _storyblok_c: 'modules/page' }),
    _storyblok_version: '',
    _storyblok_lang: 'default',
    _storyblok_release: 'undefined',
    _storyblok_rl: String(NOW),
    '_storyblok_tk[space_id]': spaceId,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': options.token ?? validHash.digest('hex'),
  })
}

/** Queries without a valid signature, by what is wrong with them. */
export const invalidQueries: Readonly<Record<string, string>> = {
  'no signature': '_storyblok=17&_storyblok_c=page&_storyblok_version=draft',
  'an empty signature': '_storyblok_tk[space_id]=&_storyblok_tk[timestamp]=&_storyblok_tk[token]=',
  'an expired signature': `${signedQuery({ storyId: 17, secondsFromNow: -3600 })}`,
  'a timestamp in the future': `${signedQuery({ storyId: 17, secondsFromNow: 61 })}`,
  'a timestamp in milliseconds': `${signedQuery({ storyId: 17, secondsFromNow: NOW - NOW / 1000 })}`,
  'a signature for another space': `${signedQuery({ storyId: 17, spaceId: '1' })}`,
  'a signature with another preview token': `${signedQuery({ storyId: 17, previewToken: 'another' })}`,
  'the preview token in place of the hash': `${signedQuery({ storyId: 17, token: PREVIEW_TOKEN })}`,
  'a tampered hash': `${signedQuery({ storyId: 17, token: '0'.repeat(40) })}`,
  'a hash with upper-case digits': signedQuery({ storyId: 17 })
    .toString()
    .replace(/[0-9a-f]{40}/, upperCase),
  'a tampered timestamp': `${signedQuery({ storyId: 17 })}`.replace(/(timestamp%5D=\d+)\d/, '$19'),
  'a timestamp with a sign': `${signedQuery()}`.replace('timestamp%5D=', 'timestamp%5D=%2B'),
  'a timestamp with a fraction': `${signedQuery()}`.replace(/(timestamp%5D=\d+)/, '$1.5'),
  'a missing parameter': without('_storyblok_tk[space_id]'),
  'a repeated parameter': `${signedQuery()}&_storyblok_tk[space_id]=${SPACE_ID}`,
  'an additional parameter': `${signedQuery()}&_storyblok_tk[role]=admin`,
  'a token parameter that is a list': `${signedQuery()}`.replace('token%5D=', 'token%5D[]='),
  'a signature in a single parameter': '_storyblok_tk=288868:1768478400:0000',
  'doubly escaped brackets': `${signedQuery()}`.replaceAll('%5B', '%255B'),
  'two stories': `${signedQuery({ storyId: 17 })}&_storyblok=18`,
  'a story id that is not a number': `${signedQuery({ storyId: '17/../18' })}`,
  'a story id in Arabic digits': `${signedQuery({ storyId: '١٧' })}`,
}

function upperCase(token: string): string {
  return token.toUpperCase()
}

function without(name: string): string {
  const query = signedQuery()
  query.delete(name)
  return query.toString()
}
