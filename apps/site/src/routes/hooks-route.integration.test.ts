import { createHmac } from 'node:crypto'
import type { StoryHint } from '@prospectus/catalogue/sync/story-hints'
import { describe, expect, it } from 'vitest'
import { SECURITY_HEADERS, serveSite } from '../served-site.fixture.ts'

const SECRET = 'hook-secret'
const PUBLISHED = { text: 'x', action: 'published', space_id: 7, story_id: 12, full_slug: 'blog/a' }

interface WebhookRequest {
  readonly method?: string
  readonly body?: string
  readonly type?: string
  /** Null: none. */
  readonly signature?: string | null
}

async function hooked(env: Readonly<Record<string, string>> = { WEBHOOK_SECRET: SECRET }) {
  const invalidated: (StoryHint | undefined)[] = []
  const { sendRaw, logged } = await serveSite({
    env,
    contentSync: {
      spaceId: '7',
      reachable: () => true,
      checkedAt: () => undefined,
      isEmpty: () => false,
      heldBack: () => undefined,
      invalidate: (hint) => void invalidated.push(hint),
    },
  })
  const post = (sent: WebhookRequest = {}) => {
    const { body = JSON.stringify(PUBLISHED), type = 'application/json', method = 'POST' } = sent
    const signature = sent.signature === undefined ? sign(body) : sent.signature
    const headers = [
      `${method} /hooks/content HTTP/1.1`,
      'host: site.example',
      'connection: close',
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(body)}`,
      ...(signature === null ? [] : [`webhook-signature: ${signature}`]),
    ]
    return sendRaw(`${headers.join('\r\n')}\r\n\r\n${body}`)
  }
  return { post, invalidated, logged }
}

function sign(body: string, secret = SECRET) {
  return createHmac('sha1', secret).update(body).digest('hex')
}

describe('POST /hooks/content', () => {
  it('content-webhook#request gets a response at once, and the story is looked up', async () => {
    const { post, invalidated } = await hooked()
    const response = await post()
    expect([response.status, JSON.parse(response.text)]).toEqual([200, { received: true }])
    expect(response.headers['content-type']).toMatch('application/json')
    expect(response.headers['cache-control']).toBe('no-store')
    for (const name of SECURITY_HEADERS) expect(response.headers).toHaveProperty(name)
    expect(invalidated).toEqual([{ id: 12, fullSlug: 'blog/a' }])
  })

  it('writes one log line for unsigned webhooks, however many they are', async () => {
    const { post, logged } = await hooked()
    for (let n = 0; n < 20; n++) expect((await post({ signature: null })).status).toBe(401)
    expect(logged).toMatchObject([
      {
        message:
          'A webhook was rejected and had no effect. If the content system sent it, do what the error says, and check WEBHOOK_SECRET',
        status: 401,
      },
    ])
  })

  const hints: readonly (readonly [string, object, StoryHint | undefined])[] = [
    ['a data source', { action: 'entries_updated', space_id: 7, datasource_slug: 'x' }, undefined],
    ['no space', { action: 'deleted', story_id: 3 }, { id: 3, fullSlug: undefined }],
    [
      'a space as text',
      { action: 'moved', space_id: '7', story_id: 3 },
      { id: 3, fullSlug: undefined },
    ],
    ['an address for an id', { action: 'published', story_id: 'http://a.example/' }, undefined],
    ['an id that is none', { action: 'published', story_id: -1 }, undefined],
    ['another action', { action: 'created', story_id: 3 }, undefined],
    ['nothing', {}, undefined],
  ]
  it.each(hints)(
    'content-webhook#request with %s yields what it contains',
    async (_name, body, hint) => {
      const { post, invalidated } = await hooked()
      expect((await post({ body: JSON.stringify(body) })).status).toBe(200)
      expect(invalidated).toEqual([hint])
    },
  )

  it('content-webhook#request of another space is ignored, and logged once', async () => {
    const { post, invalidated, logged } = await hooked()
    const body = JSON.stringify({ ...PUBLISHED, space_id: 8 })
    for (let n = 0; n < 3; n++) expect((await post({ body })).status).toBe(200)
    expect(invalidated).toEqual([])
    expect(logged).toMatchObject([{ level: 'warn', space: '8', expected: '7' }])
  })

  const body = JSON.stringify(PUBLISHED)
  const refused: readonly (readonly [string, WebhookRequest, number])[] = [
    ['without a signature', { signature: null }, 401],
    ['signed with another secret', { signature: sign(body, 'guessed') }, 401],
    ['signed for another body', { signature: sign(`${body} `) }, 401],
    ['with half a signature', { signature: sign(body).slice(0, 20) }, 401],
    ['with a signature that is no number', { signature: 'z'.repeat(40) }, 401],
    ['of another type', { type: 'text/plain' }, 415],
    ['that is too long', { body: 'x'.repeat(64 * 1024 + 1) }, 413],
    ['that is not JSON', { body: '{"action":' }, 400],
    ['that is a list', { body: '[]' }, 400],
    ['with GET', { method: 'GET' }, 405],
    ['with PUT', { method: 'PUT' }, 405],
  ]
  it.each(refused)('content-webhook#answer %s gets a sentence', async (_name, sent, status) => {
    const { post, invalidated } = await hooked()
    const response = await post(sent)
    expect(response.status).toBe(status)
    expect(JSON.parse(response.text)).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(response.headers.allow).toBe(status === 405 ? 'POST' : undefined)
    expect(invalidated).toEqual([])
  })

  it('content-webhook#request of the greatest length is accepted', async () => {
    const { post } = await hooked()
    const padded = JSON.stringify({ ...PUBLISHED, text: '' })
    const text = 'x'.repeat(64 * 1024 - padded.length)
    expect((await post({ body: JSON.stringify({ ...PUBLISHED, text }) })).status).toBe(200)
  })

  it('content-webhook#request gets 404 where the site has no secret', async () => {
    const { post, invalidated } = await hooked({})
    expect((await post()).status).toBe(404)
    expect((await post({ method: 'GET' })).status).toBe(404)
    expect(invalidated).toEqual([])
  })
})
