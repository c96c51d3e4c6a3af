import {
  encodeStoriesRequest,
  type StoriesOptions,
} from '@prospectus/protocol/query/stories-request'
import { expect } from 'vitest'
import {
  SECURITY_HEADERS,
  type ServedOptions,
  type ServedSite,
  type SiteResponse,
  serveSite,
} from '../served-site.fixture.ts'
import { openStoriesTokens, type StoriesTokens } from '../stories-endpoint/stories-tokens.ts'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'

/** What a test sends to `/api/stories`. */
export interface StoriesRequestParts {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent unchanged if given; otherwise made of options and token. */
  readonly body?: string
  readonly options?: StoriesOptions
  readonly token?: string
}

/** Sends `POST /api/stories`; each character of the body is sent as one byte (Latin-1). */
export function postStories(
  { sendRaw }: Pick<ServedSite, 'sendRaw'>,
  sent: StoriesRequestParts,
): Promise<SiteResponse> {
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
  return sendRaw(`${method} /api/stories HTTP/1.1\r\n${head.join('')}\r\n${body}`)
}

/** Opens tokens with fixed values that `overrides` replaces; `now` in milliseconds since 1970. */
export async function testTokens(
  overrides: {
    readonly spaceId?: string
    readonly secret?: string
    readonly now?: () => number
  } = {},
): Promise<StoriesTokens> {
  const { spaceId = '7', secret = 'seal-secret', now = () => Date.UTC(2026, 0, 15, 12) } = overrides
  const tokens = await openStoriesTokens({ sealSecret: secret, spaceId, now })
  if (tokens === undefined)
    throw new Error('Expected tokens for a site with a seal secret; found none')
  return tokens
}

/** Stories of one folder, each newer than the one before it. */
export const episodes = Array.from({ length: 12 }, (_, n) =>
  rawStory(
    `podcast/${n}`,
    { component: 'modules/resource', date: `2020-01-${n + 10}`, body: 'The body. '.repeat(50) },
    { name: `Épisode ${n}` },
  ),
)

/** A site of twelve episodes, and a token for them. */
export async function serveStories(options: ServedOptions = {}) {
  const storiesTokens = await testTokens()
  const site = await serveSite({ snapshot: snapshotOf(episodes), storiesTokens, ...options })
  const { token } = storiesTokens.published()
  const post = (sent: StoriesRequestParts = {}) => postStories(site, { token, ...sent })
  return { ...site, token, post }
}

/** Expects an error of the contract: in JSON, uncached and with the security headers. */
export function expectRejected(response: SiteResponse, status: number, field?: string): void {
  expect(response.status).toBe(status)
  expect(JSON.parse(response.text)).toEqual({
    error: expect.stringMatching(/^[A-Z].*\.$/),
    ...(field === undefined ? {} : { field }),
  })
  expect(response.headers['content-type']).toBe('application/json')
  expect(response.headers['cache-control']).toBe('no-store')
  for (const name of SECURITY_HEADERS) expect(response.headers).toHaveProperty(name)
}
