import { createHash } from 'node:crypto'

export const SPACE_ID = '288868'
export const PREVIEW_TOKEN = 'preview-token-of-the-space'
/** Milliseconds since 1970; the signing clock of tests. */
export const NOW = Date.UTC(2026, 0, 15, 12)

export interface Signature {
  readonly storyId?: number | string
  readonly spaceId?: string
  readonly previewToken?: string
  /** Seconds from now; negative is past. */
  readonly secondsFromNow?: number
  /** Replaces the valid one. */
  readonly token?: string
}

/** The parameters that the editor appends to the address in its iframe (live-preview#signed-request). */
export function signedQuery(signature: Signature = {}): URLSearchParams {
  const { storyId, spaceId = SPACE_ID, previewToken = PREVIEW_TOKEN } = signature
  const timestamp = String(NOW / 1000 + (signature.secondsFromNow ?? 0))
  const fitting = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`)
  return new URLSearchParams({
    ...(storyId === undefined ? {} : { _storyblok: String(storyId), _storyblok_c: 'modules/page' }),
    _storyblok_version: '',
    _storyblok_lang: 'default',
    _storyblok_release: 'undefined',
    _storyblok_rl: String(NOW),
    '_storyblok_tk[space_id]': spaceId,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': signature.token ?? fitting.digest('hex'),
  })
}

/** Queries with invalid signatures, by what is wrong with them. */
export const unsignedQueries: Readonly<Record<string, string>> = {
  'no signature': '_storyblok=17&_storyblok_c=page&_storyblok_version=draft',
  'an empty signature': '_storyblok_tk[space_id]=&_storyblok_tk[timestamp]=&_storyblok_tk[token]=',
  'an expired one': `${signedQuery({ storyId: 17, secondsFromNow: -3600 })}`,
  'one of the future': `${signedQuery({ storyId: 17, secondsFromNow: 61 })}`,
  'one in milliseconds': `${signedQuery({ storyId: 17, secondsFromNow: NOW - NOW / 1000 })}`,
  'one of another space': `${signedQuery({ storyId: 17, spaceId: '1' })}`,
  'one with a foreign token': `${signedQuery({ storyId: 17, previewToken: 'another' })}`,
  'the preview token itself': `${signedQuery({ storyId: 17, token: PREVIEW_TOKEN })}`,
  'a tampered token': `${signedQuery({ storyId: 17, token: '0'.repeat(40) })}`,
  'upper-case digits': signedQuery({ storyId: 17 })
    .toString()
    .replace(/[0-9a-f]{40}/, upperCase),
  'a tampered timestamp': `${signedQuery({ storyId: 17 })}`.replace(/(timestamp%5D=\d+)\d/, '$19'),
  'a timestamp with a sign': `${signedQuery()}`.replace('timestamp%5D=', 'timestamp%5D=%2B'),
  'a timestamp with a fraction': `${signedQuery()}`.replace(/(timestamp%5D=\d+)/, '$1.5'),
  'a missing part': without('_storyblok_tk[space_id]'),
  'a part that stands twice': `${signedQuery()}&_storyblok_tk[space_id]=${SPACE_ID}`,
  'a part too many': `${signedQuery()}&_storyblok_tk[role]=admin`,
  'a list': `${signedQuery()}`.replace('token%5D=', 'token%5D[]='),
  'a signature in one piece': '_storyblok_tk=288868:1768478400:0000',
  'escapes of escapes': `${signedQuery()}`.replaceAll('%5B', '%255B'),
  'two stories': `${signedQuery({ storyId: 17 })}&_storyblok=18`,
  'a story that is no number': `${signedQuery({ storyId: '17/../18' })}`,
  'a story id of other digits': `${signedQuery({ storyId: '١٧' })}`,
}

function upperCase(token: string): string {
  return token.toUpperCase()
}

function without(name: string): string {
  const query = signedQuery()
  query.delete(name)
  return query.toString()
}
