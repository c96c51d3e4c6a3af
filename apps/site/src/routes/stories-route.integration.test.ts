import { brotliDecompressSync } from 'node:zlib'
import type { RawStory } from '@prospectus/protocol/raw-story'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SECURITY_HEADERS, type SiteResponse } from '../served-site.fixture.ts'
import { episodes, expectRejected, serveStories, testTokens } from './stories-request.fixture.ts'

interface StoriesResponse {
  readonly data: { readonly stories: readonly RawStory[] }
  readonly total: number
}
const read = ({ text }: SiteResponse): StoriesResponse => JSON.parse(text)
const wrapped = (text: string | Uint8Array) =>
  JSON.stringify({ body: Buffer.from(text).toString('base64url') })

describe('POST /api/stories', () => {
  it('CALL-4 responds with a page of stories and the total', async () => {
    const { post } = await serveStories()
    const options = { starts_with: 'podcast/', sort_by: 'content.date:desc', per_page: 2 }
    const response = await post({ options: { ...options, excluding_fields: 'body' } })
    expect(response.status).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    })
    for (const name of SECURITY_HEADERS) expect(response.headers).toHaveProperty(name)
    const { data, total } = read(response)
    expect([Object.keys(data), total]).toEqual([['stories'], 12])
    expect(data.stories.map(({ name }) => name)).toEqual(['Épisode 11', 'Épisode 10'])
    expect(data.stories[0]).toEqual({
      ...episodes[11],
      content: { component: 'modules/resource', date: '2020-01-21' },
    })
    expect(read(await post({ options: { ...options, page: 99 } }))).toEqual({
      data: { stories: [] },
      total: 12,
    })
  })

  it('CALL-4 is compressed for clients that accept it, and never 304', async () => {
    const { post } = await serveStories()
    const response = await post({ headers: { 'accept-encoding': 'br', 'if-none-match': '*' } })
    expect([response.status, response.headers['content-encoding']]).toEqual([200, 'br'])
    expect(JSON.parse(brotliDecompressSync(response.body).toString()).total).toBe(12)
  })

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'CALL-4 with %s is refused',
    async (method) => {
      const { post } = await serveStories()
      const response = await post({ method, body: '' })
      expect([response.status, response.headers.allow]).toEqual([405, 'POST'])
      if (method !== 'HEAD') expectRejected(response, 405)
    },
  )

  it.each<[string, Readonly<Record<string, string>>]>([
    ['of another type', { 'content-type': 'text/plain' }],
    ['of a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['of almost the type', { 'content-type': 'application/jsonp' }],
    ['of no type', { 'content-type': '' }],
    ['that is compressed', { 'content-encoding': 'gzip' }],
  ])('CALL-4 a body %s is refused', async (_name, headers) => {
    const { post } = await serveStories()
    expectRejected(await post({ headers }), 415)
  })

  it('CALL-4 the content type may name its charset', async () => {
    const { post } = await serveStories()
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
    expect((await post({ headers })).status).toBe(200)
  })

  it('CALL-4 16 kB are accepted; a byte more, and five million, are refused', async () => {
    const { post, token } = await serveStories()
    const request = {
      body: Buffer.from(JSON.stringify({ options: {}, token })).toString('base64url'),
    }
    const frame = JSON.stringify({ ...request, x: '' })
    const most = JSON.stringify({ ...request, x: 'x'.repeat(16 * 1024 - frame.length) })
    expect((await post({ body: most })).status).toBe(200)
    expectRejected(await post({ body: `${most} ` }), 413)
    expectRejected(await post({ body: 'x'.repeat(5_000_000) }), 413)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['the inside only', '{"options":{},"token":"x"}'],
    ['bytes that are not UTF-8', '{"body":"\xff\xfe"}'],
    ['garbage in base64', wrapped(Uint8Array.of(1, 2, 0xff, 0x80))],
    ['a null character', wrapped('{"options":{}\0}')],
    ['UTF-16', Buffer.from('{"body":"e30"}', 'utf16le').toString('latin1')],
    ['a list of bodies', '{"body":["e30"]}'],
    ['nesting without end', '['.repeat(16_000)],
  ])('CALL-4 %s is refused', async (_name, body) => {
    const { post } = await serveStories()
    expectRejected(await post({ body }), 400, 'body')
  })

  it.each<[string, string]>([
    ['per_page', '{"per_page":100000}'],
    ['starts_with', '{"starts_with":["podcast/"]}'],
    ['search_term', '{"search_term":"\\u0000"}'],
    ['search_term', '{"search_term":"\\ud800"}'],
    ['__proto__', '{"__proto__":{"page":1}}'],
    ['filter_query.constructor', '{"filter_query":{"constructor":{"in":"x"}}}'],
    ['version', '{"version":"draft"}'],
    ['page', '{"page":1,"page":0}'],
    ['options', 'null'],
    ['options', '[]'],
    ['filter_query', `{"filter_query":${'['.repeat(3000)}${']'.repeat(3000)}}`],
  ])('CALL-5 the option %s is refused by name', async (field, options) => {
    const { post, token } = await serveStories()
    expectRejected(
      await post({ body: wrapped(`{"options":${options},"token":"${token}"}`) }),
      400,
      field,
    )
  })

  it('CALL-5 of a key that appears twice, the last one counts', async () => {
    const { post, token } = await serveStories()
    const text = `{"token":1,"options":{"page":0,"page":9},"token":"${token}"}`
    expect(read(await post({ body: wrapped(text) }))).toEqual({ data: { stories: [] }, total: 12 })
  })

  it('CALL-5 the token is checked before the options', async () => {
    const { post } = await serveStories()
    expectRejected(await post({ body: wrapped('{"options":{"nonsense":1}}') }), 401, 'token')
  })

  it.each<[string, Parameters<typeof testTokens>[0]]>([
    ['of another secret', { secret: 'guessed' }],
    ['of another space', { spaceId: '8' }],
    ['of a month ago', { now: () => Date.UTC(2025, 11, 14) }],
  ])('CALL-5 a token %s answers 401', async (_name, given) => {
    const { post } = await serveStories()
    const { token } = (await testTokens(given)).published()
    expectRejected(await post({ token }), 401, 'token')
  })

  it('ROUTE-5 CALL-5 a token for drafts gets 401 in production', async () => {
    const tokens = await testTokens()
    const token = await tokens.forDrafts({ lang: 'en' }, new Date(Date.UTC(2026, 0, 15, 13)))
    const { post } = await serveStories({
      preview: {
        draftFor: async () => undefined,
        isExpiredShare: () => false,
        unsavedReaderFor: () => undefined,
        drafts: () => Promise.reject(new Error('drafts were asked for')),
        isUnpublished: async () => false,
        extrasFor: () => ({}),
        gallery: async () => undefined,
        exampleFiles: { open: async () => undefined },
      },
    })
    expectRejected(await post({ token }), 401, 'token')
  })

  it('CALL-5 without a secret every token gets 401', async () => {
    const { post } = await serveStories({ storiesTokens: undefined })
    expectRejected(await post(), 401, 'token')
  })

  it('site-endpoints#health a site without a snapshot responds 503 in JSON', async () => {
    const { post } = await serveStories({ snapshot: null })
    const response = await post()
    expectRejected(response, 503)
    expect(response.headers['retry-after']).toBe('30')
  })

  it('CALL-5 no body causes an internal error', async () => {
    const { post, token } = await serveStories({ clientLimits: { burst: 1e6, perSecond: 1e6 } })
    const option = fc.constantFrom(
      'starts_with',
      'by_uuids',
      'filter_query',
      'sort_by',
      'page',
      'x',
    )
    const options = fc.oneof(fc.jsonValue(), fc.dictionary(option, fc.jsonValue()))
    const sent = fc.oneof(
      fc.string({ unit: 'binary-ascii' }),
      fc.jsonValue().map((value) => wrapped(JSON.stringify(value))),
      options.map((options) => wrapped(JSON.stringify({ options, token }))),
    )
    await fc.assert(
      fc.asyncProperty(sent, async (body) => {
        expect((await post({ body: Buffer.from(body).toString('latin1') })).status).toBeLessThan(
          500,
        )
      }),
      { numRuns: process.env.EVERY_EXAMPLE ? 500 : 60 },
    )
  })
})
