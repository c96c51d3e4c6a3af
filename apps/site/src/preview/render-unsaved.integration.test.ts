import type { RawStory } from '@prospectus/protocol/raw-story'
import { describe, expect, test } from 'vitest'
import type { PagePart } from '../preview-features.ts'
import { rawStory } from '../ui/testing/snapshot-of.ts'
import { contentArea, type PreviewedSite, servePreview } from './previewed-site.fixture.ts'
import { invalidQueries, signedQuery } from './signed-request.fixture.ts'

const TYPED = 'typed-a-moment-ago'
const typed = (fields: object = {}): RawStory => {
  const body = [contentArea('about', TYPED, { _editable: undefined, ...fields })]
  return rawStory('about', { component: 'modules/page', body }, { id: 17 })
}

interface Post {
  readonly query?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

const ORIGIN = 'http://127.0.0.1:3002'
const SIGNED = `${signedQuery({ storyId: 17 })}`

function post({ sendRaw }: PreviewedSite, options: Post = {}) {
  const { query = SIGNED, body = JSON.stringify({ story: typed() }) } = options
  const headers = {
    host: '127.0.0.1:3002',
    origin: ORIGIN,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...options.headers,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return sendRaw(`POST /preview/render?${query} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

describe('live-preview#unsaved-stories', () => {
  test('ROUTE-5 an unsaved story is rendered like any page, and never cached', async () => {
    const site = await servePreview()
    const { status, headers, text } = await post(site)
    expect(status).toBe(200)
    expect(text).toMatch(new RegExp(`${TYPED}</h\\d>`))
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect((await site.send('/about')).text).not.toContain(TYPED)
    expect((await site.send(`/about?${SIGNED}`)).text).not.toContain(TYPED)
  })

  test('ROUTE-5 it is shown among the drafts while nothing is published', async () => {
    const { status, text } = await post(await servePreview({ published: null }))
    expect(status).toBe(200)
    expect(text).toContain(TYPED)
  })

  test('live-preview#edit-markers a block that was added since the last save can be clicked too', async () => {
    const { text } = await post(await servePreview())
    expect(text).toContain('data-blok-uid="17-area"')
    expect(text).toContain('&quot;name&quot;: &quot;content-area&quot;')
  })

  test('live-preview#repaint it lacks what only the first response needs', async () => {
    const site = await servePreview()
    const [first, { text }] = [await site.send(`/about?${SIGNED}`), await post(site)]
    for (const part of ['id="live-cover"', 'data-bridge="http://127.0.0.1:3001/bridge.js"']) {
      expect(first.text).toContain(part)
      expect(text).not.toContain(part)
    }
    expect((await site.send('/about')).text).not.toContain('live-')
  })

  test('a page that names its parts gets only the others', async () => {
    const site = await servePreview()
    const partsOf = async (heading: string, known: readonly unknown[]) => {
      const body = JSON.stringify({ story: typed({ heading }), known })
      const { status, headers, text } = await post(site, { body })
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
      const { parts } = JSON.parse(text) as { parts: PagePart[] }
      return parts
    }
    const first = await partsOf('One', [])
    expect(first.map(({ block }) => block)).toEqual([undefined, undefined, '17-area', undefined])
    expect(first.map(({ html }) => html).join('')).toMatch(/^<!doctype html>.*One.*<\/html>$/s)
    const keys = first.map(({ key }) => key)
    const second = await partsOf('Two', [...keys, 7, null])
    expect(second.flatMap(({ html }) => html ?? [])).toEqual([expect.stringMatching(/Two<\/h\d>/)])
    expect((await partsOf('One', keys)).flatMap(({ html }) => html ?? [])).toEqual([])
  })

  test('live-preview#settings that are typed show around the page that is looked at', async () => {
    const site = await servePreview()
    const query = `${signedQuery({ storyId: 7 })}`
    const content = { component: 'modules/settings', _uid: 'root', organisation: TYPED }
    const settings = rawStory('settings', content, { id: 7 })
    for (const [path, heading] of [
      ['/', 'Welcome'],
      ['/about', 'About us'],
    ]) {
      const body = JSON.stringify({ story: settings, path, known: [] })
      const { status, text } = await post(site, { query, body })
      expect(status).toBe(200)
      const { parts } = JSON.parse(text) as { parts: PagePart[] }
      const html = parts.map((part) => part.html).join('')
      expect(html).toContain(heading)
      expect(html.slice(html.indexOf('<footer'))).toContain(TYPED)
      expect(html).toContain('data-blok-uid="7-root"')
    }
    for (const path of ['/nowhere', '//evil.example', 7, undefined]) {
      const { status } = await post(site, {
        query,
        body: JSON.stringify({ story: settings, path }),
      })
      expect([path, status]).toEqual([path, 422])
    }
  })

  test('lists around it contain unpublished stories', async () => {
    const site = await servePreview()
    const body = [{ component: 'sitemap', _uid: 'map' }]
    const story = rawStory('about', { component: 'modules/page', body }, { id: 17 })
    const { text } = await post(site, { body: JSON.stringify({ story }) })
    expect(text).toContain('Name of hidden')
  })

  test.each(Object.entries(invalidQueries))('401 with %s', async (_, query) => {
    const { status, headers, text } = await post(await servePreview(), { query })
    expect(status).toBe(401)
    expect(headers['content-type']).toContain('application/json')
    expect(JSON.parse(text).error).toMatch(/signature/)
  })

  const TOO_LONG = JSON.stringify({ story: typed({ heading: 'x'.repeat(4 * 1024 * 1024) }) })
  const form = rawStory('forms/demo', { component: 'modules/form' }, { id: 17 })
  test.each<[string, number, RegExp, Post]>([
    ['another story', 403, /story 17, but contains story 18/, story({ ...typed(), id: 18 })],
    ['a page of another origin', 403, /preview itself/, from({ origin: 'http://evil.example' })],
    ['a page of another port', 403, /preview itself/, from({ origin: 'http://127.0.0.1:3001' })],
    ['no origin', 403, /preview itself/, from({ origin: 'null' })],
    ['another site', 403, /preview itself/, from({ 'sec-fetch-site': 'cross-site' })],
    ['form data', 415, /JSON/, from({ 'content-type': 'text/plain' })],
    ['too much', 413, /4194304 bytes/, { body: TOO_LONG }],
    ['no JSON', 400, /"story"/, { body: '{"story":' }],
    ['null', 400, /"story"/, { body: 'null' }],
    ['no story', 400, /"story"/, { body: '{}' }],
    ['a number', 422, /"uuid" and "full_slug"/, story(7)],
    ['a form', 422, /no page/, story(form)],
  ])('%s gets %i and a reason in JSON', async (_, expected, reason, request) => {
    const { status, headers, text } = await post(await servePreview(), request)
    expect(status).toBe(expected)
    expect(headers['content-type']).toContain('application/json')
    expect(JSON.parse(text).error).toMatch(reason)
  })

  test('very deeply nested content is left out of the page, and harms nothing', async () => {
    const site = await servePreview()
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const body = JSON.stringify({ story: typed({ body: 'DEEP' }) }).replace('"DEEP"', deep)
    const { status, text } = await post(site, { body })
    expect(status).toBe(200)
    expect(text).not.toContain('[[[')
    expect((await post(site)).status).toBe(200)
  })

  test('ROUTE-5 production has no such address', async () => {
    const site = await servePreview({ mode: 'production' })
    const { status, text } = await post(site)
    expect(status).toBe(405)
    expect(text).not.toContain(TYPED)
  })
})

function story(value: unknown): Post {
  return { body: JSON.stringify({ story: value }) }
}

function from(headers: Readonly<Record<string, string>>): Post {
  return { headers }
}
