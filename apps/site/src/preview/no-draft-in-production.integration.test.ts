import { describe, expect, test } from 'vitest'
import type { SiteResponse } from '../served-site.fixture.ts'
import { DRAFT_MARK, type PreviewedSite, servePreview } from './previewed-site.fixture.ts'
import {
  invalidQueries,
  NOW,
  PREVIEW_TOKEN,
  SPACE_ID,
  signedQuery,
} from './signed-request.fixture.ts'

/** Of the management API's form, but unknown to this site. */
const MADE_TOKEN = 'tqIuZC2cEVYIBfOMlL9RymSmqTQUWSzQ'

/** Queries tried on every path below, by what a careless site might mistake them for. */
const queries: Readonly<Record<string, string>> = {
  ...invalidQueries,
  'a signature that counts in preview': `${signedQuery()}`,
  'one with the story of the page': `${signedQuery({ storyId: 17 })}`,
  'one with an unpublished story': `${signedQuery({ storyId: 18 })}`,
  'brackets as they are': decodeURIComponent(`${signedQuery({ storyId: 18 })}`),
  'every letter escaped': `${signedQuery({ storyId: 18 })}`.replace(/[a-z](?=[^&]*=)/g, escaped),
  'lower-case escapes': `${signedQuery({ storyId: 18 })}`.replaceAll('%5B', '%5b'),
  'semicolons between': `${signedQuery({ storyId: 18 })}`.replaceAll('&', ';'),
  'a second question mark': `?${signedQuery({ storyId: 18 })}`,
  'one signed with a token that the API made': `${signedQuery({ storyId: 18, previewToken: MADE_TOKEN })}`,
  'one replayed after its hour': `${signedQuery({ storyId: 18, secondsFromNow: -3601 })}`,
  'one replayed a day later': `${signedQuery({ storyId: 18, secondsFromNow: -86_400 })}`,
  'a token of published content': `token=published-token&version=draft&cv=${NOW}`,
  'a token that the API made': `token=${MADE_TOKEN}&version=draft`,
  'an env of staging': `${signedQuery({ storyId: 18 })}&_storyblok_env=stage`,
  'the version': `_storyblok_version=draft&version=draft&cv=1&token=${PREVIEW_TOKEN}`,
  'opened as published': '_storyblok_published=18&_storyblok=18',
  'a release': '_storyblok_release=1&_storyblok_lang=default&from_release=1',
  'words of preview': `preview=true&draft=1&edit=1&secret=${PREVIEW_TOKEN}&SITE_MODE=preview`,
}

const headers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another host': { 'x-forwarded-host': '127.0.0.1:3002', 'x-forwarded-proto': 'https' },
  'the host of preview': { host: '127.0.0.1:3002', forwarded: 'host=127.0.0.1:3002' },
  'preview headers': { 'x-preview': '1', 'x-draft': 'true', 'x-site-mode': 'preview' },
  'editor headers': { 'x-storyblok-token': PREVIEW_TOKEN, 'x-storyblok-version': 'draft' },
  'the preview token': { authorization: `Bearer ${PREVIEW_TOKEN}` },
  'a token that the API made': { authorization: MADE_TOKEN, 'x-storyblok-token': MADE_TOKEN },
  'a forged token': { authorization: `Bearer ${PREVIEW_TOKEN}x`, cookie: `token=${MADE_TOKEN}` },
  'the preview token, bare': { authorization: PREVIEW_TOKEN, token: PREVIEW_TOKEN },
  cookies: { cookie: `_storyblok=18; preview=1; draft=1; token=${PREVIEW_TOKEN}` },
  'a frame of the editor': { 'sec-fetch-dest': 'iframe', referer: `http://localhost:3001/#/me` },
  'another address': { 'x-original-url': '/hidden', 'x-rewrite-url': '/hidden' },
  'another method': { 'x-http-method-override': 'POST' },
}

/** Paths that could show a story. */
const storyPaths = [
  ...['/', '/about', '/careers/', '/sitemap', '/go', '/hidden', '/settings', '/18'],
  ...['/preview/render', '/api/stories', '/api/suggestions', '/sitemap.xml', '/v2/cdn/stories/18'],
]
const paths = [
  ...storyPaths,
  ...['/nothing', '/hooks/content', '/dev/blocks', '/dev/blocks/faqs', '/robots.txt'],
  ...['/assets/f/1/x.png', '/_/preview.js', '/sitemap-1.xml', '/v1/spaces/1/stories'],
]

const methods = Object.fromEntries(
  ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => [method, method]),
)

const bodies: Readonly<Record<string, object>> = {
  'a webhook': { story_id: 18, space_id: SPACE_ID, action: 'published', full_slug: 'hidden' },
  'a wish for drafts': { story_id: 18, version: 'draft', token: PREVIEW_TOKEN },
  'a story that nobody has saved': {
    story: { id: 17, full_slug: 'about', name: DRAFT_MARK, content: { component: 'modules/page' } },
  },
}

/** The parts of a response that must be the same with and without the query. */
function essence({ status, headers, text }: SiteResponse) {
  const { etag, vary } = headers
  return { status, text, etag, vary, cache: headers['cache-control'] }
}

function expectNoDraft({ text, headers }: SiteResponse, tried: string): void {
  const seen = `${text}\n${JSON.stringify(headers)}`
  expect(seen.includes(DRAFT_MARK), `${tried}: draft text`).toBe(false)
  expect(seen.includes('data-blok'), `${tried}: edit markers`).toBe(false)
}

interface Attempt {
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
}

/**
 * Expects the same response with and without the query, and nothing of a draft. `npm test` tries each attempt on every
 * third path, and each path with every third attempt; `npm run audit` all of them.
 */
async function expectIndifference(
  { send }: PreviewedSite,
  attempts: Readonly<Record<string, Attempt>>,
  tried: readonly string[] = paths,
): Promise<void> {
  const plainResponses = new Map<string, Promise<SiteResponse>>()
  const plainResponse = (method: string, path: string) => {
    const known = plainResponses.get(method + path) ?? send(path, { method })
    plainResponses.set(method + path, known)
    return known
  }
  for (const [at, [name, attempt]] of Object.entries(attempts).entries()) {
    const { query, headers = {}, method = 'GET' } = attempt
    for (const path of tried.filter((_, n) => process.env.EVERY_EXAMPLE || (n + at) % 3 === 0)) {
      const target = query === undefined ? path : `${path}?${query}`
      const response = await send(target, { method, headers })
      const label = `${name}: ${method} ${target} ${JSON.stringify(headers)}`
      expectNoDraft(response, label)
      expect(essence(response), label).toEqual(essence(await plainResponse(method, path)))
    }
  }
}

function attempts<T>(values: Readonly<Record<string, T>>, attempt: (value: T) => Attempt) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, attempt(value)] as const),
  )
}

/** Milliseconds, for hundreds of requests that each render a page. */
const LONG = 120_000

const draftRequests = ({ contentSystem }: PreviewedSite) =>
  contentSystem.requests.filter((url) => !url.includes('version=published'))

describe('ROUTE-5 production knows no drafts', () => {
  const query = `${signedQuery({ storyId: 18 })}`

  test.each([
    ['query says', attempts(queries, (query) => ({ query }))],
    ['headers say', attempts(headers, (headers) => ({ headers }))],
    ['headers say beside a signature', attempts(headers, (headers) => ({ headers, query }))],
    ['method is', attempts(methods, (method) => ({ method, query }))],
  ])(
    'whatever the %s',
    async (_, tried) => {
      const site = await servePreview({ mode: 'production' })
      await expectIndifference(site, tried)
      expect(site.contentSystem.requests).toEqual([])
    },
    LONG,
  )

  test('whatever is sent to it', async () => {
    const site = await servePreview({ mode: 'production' })
    for (const [name, sent] of Object.entries(bodies)) {
      const body = JSON.stringify(sent)
      for (const path of paths) {
        const head = `POST ${path}?${signedQuery({ storyId: 18 })} HTTP/1.1\r\nhost: site.example\r\n`
        const rest = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`
        expectNoDraft(await site.sendRaw(`${head}${rest}\r\n\r\n${body}`), `${name}: ${path}`)
      }
    }
    expect(site.contentSystem.requests).toEqual([])
  })

  test('the page requested with a signature is the one cached for everyone', async () => {
    const { send } = await servePreview({ mode: 'production' })
    const signed = await send(`/about?${signedQuery({ storyId: 17 })}`)
    expect(signed.headers['cache-control']).toContain('public')
    expect(essence(await send('/about'))).toEqual(essence(signed))
  })

  test('a trailing slash too many is taken off, with or without a signature', async () => {
    const { send, contentSystem } = await servePreview({ mode: 'production' })
    const query = `${signedQuery({ storyId: 18 })}`
    const { status, headers } = await send(`/about/?${query}`)
    expect([status, headers.location]).toEqual([308, `/about?${query}`])
    expect(contentSystem.requests).toEqual([])
  })
})

describe('ROUTE-5 preview shows drafts to the editor only', () => {
  test.each([
    ['a signature that does not count', attempts(invalidQueries, (query) => ({ query }))],
    ['headers', attempts(headers, (headers) => ({ headers }))],
    ['another method', attempts(methods, (method) => ({ method }))],
  ])(
    'not for %s',
    async (_, tried) => {
      const site = await servePreview()
      // The gallery is rendered anew for every preview request, at great cost, and shows no story.
      await expectIndifference(site, tried, storyPaths)
      expect(draftRequests(site)).toEqual([])
    },
    LONG,
  )

  test('a draft leaves nothing behind for the next request', async () => {
    const site = await servePreview()
    const plain = essence(await site.send('/about'))
    const { text } = await site.send(`/about?${signedQuery({ storyId: 17 })}`)
    expect(text).toContain(DRAFT_MARK)
    expect(essence(await site.send('/about'))).toEqual(plain)
    expect(essence(await site.send('/about?_storyblok=17'))).toEqual(plain)
  })
})

function escaped(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`
}
