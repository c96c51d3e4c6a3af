import {
  encodeStoriesRequest,
  type StoriesOptions,
} from '@prospectus/content/stories-endpoint/stories-request'
import { openStoriesTokens, type StoriesTokens } from '../stories-endpoint/stories-tokens.ts'
import type { Answer, ServedSite } from './served-site.fixture.ts'

export interface SentStories {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** As it stands; or else made of options and token. */
  readonly body?: string
  readonly options?: StoriesOptions
  readonly token?: string
}

/** Sends `POST /api/stories`, each byte of the body a character of the text. */
export function postStories(
  { send }: Pick<ServedSite, 'send'>,
  sent: SentStories,
): Promise<Answer> {
  const { method = 'POST', options = {}, token = '' } = sent
  const body = sent.body ?? encodeStoriesRequest(options, token)
  const headers = {
    host: 'site.example',
    connection: 'close',
    'content-type': 'application/json',
    'content-length': String(body.length),
    ...sent.headers,
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return send(`${method} /api/stories HTTP/1.1\r\n${head.join('')}\r\n${body}`)
}

/** Tokens of a site in a test; `now` in milliseconds. */
export async function testTokens(
  given: { readonly spaceId?: string; readonly secret?: string; readonly now?: () => number } = {},
): Promise<StoriesTokens> {
  const { spaceId = '7', secret = 'seal-secret', now = () => Date.UTC(2026, 0, 15, 12) } = given
  const tokens = await openStoriesTokens({ sealSecret: secret, spaceId, now })
  if (tokens === undefined) throw new Error('There are no tokens')
  return tokens
}
