import { expect, test } from 'vitest'
import { SECURITY_HEADERS, serveSite } from '../served-site.fixture.ts'

const RULES = '/_/speculation-rules.json'
const AHEAD = { headers: { 'sec-purpose': 'prefetch' } }

test('a page names the rules by which a browser loads the next one ahead (decision 0100)', async () => {
  const { send } = await serveSite()
  for (const round of ['first', 'cached']) {
    const { headers } = await send('/about')
    expect(headers['speculation-rules'], round).toBe(`"${RULES}"`)
    expect(headers['accept-ch']).toBe('ect')
  }
  const { status, headers, text } = await send(RULES)
  expect([status, headers['content-type']]).toEqual([200, 'application/speculationrules+json'])
  expect(headers).toMatchObject({
    vary: 'save-data, ect',
    'cache-control': 'private, max-age=86400',
    'x-content-type-options': 'nosniff',
  })
  expect(Object.keys(JSON.parse(text))).toEqual(['prefetch'])
})

test.each([
  ['saves data', { 'save-data': 'on' }],
  ['saves data, in brotli', { 'save-data': 'on', 'accept-encoding': 'br' }],
])('a page names none to a visitor who %s, and is the same otherwise', async (_, headers) => {
  const { send } = await serveSite()
  const full = await send('/about', { headers: { ...headers, 'save-data': 'off' } })
  const sparing = await send('/about', { headers })
  const { 'speculation-rules': _rules, 'accept-ch': _hints, date: _then, ...others } = full.headers
  const { date: _now, ...all } = sparing.headers
  expect(_rules).toBeDefined()
  expect(all).toEqual(others)
  expect(all.vary).toContain('save-data')
  expect(sparing.body).toEqual(full.body)
  for (const name of SECURITY_HEADERS) expect(all).toHaveProperty(name)
})

test.each([{ 'save-data': 'on' }, { ect: '2g' }, { ect: 'slow-2g' }])(
  'the rules are empty for %j',
  async (headers) => {
    const { send } = await serveSite()
    const { status, text, headers: received } = await send(RULES, { headers })
    expect([status, text, received.vary]).toEqual([200, '{}', 'save-data, ect'])
  },
)

test.each([{ ect: '3g' }, { ect: '4g' }, { 'save-data': 'off' }])(
  'the rules are whole for %j',
  async (headers) => {
    const { send } = await serveSite()
    expect((await send(RULES, { headers })).text).toContain('moderate')
  },
)

test.each([
  ['a preview', { SITE_MODE: 'preview' }],
  ['a site without TLS', { SITE_URL: 'http://www.vendor.example' }],
])('%s names no rules and serves none', async (_, env) => {
  const { send } = await serveSite({ env })
  const { headers } = await send('/about')
  expect(headers).not.toHaveProperty('speculation-rules')
  expect(headers).not.toHaveProperty('accept-ch')
  expect(headers.vary).not.toContain('save-data')
  expect((await send(RULES)).status).toBe(404)
})

test('a prefetched page is rendered once, and cached for those who come', async () => {
  const { send, rendered } = await serveSite()
  expect((await send('/about', AHEAD)).status).toBe(200)
  await send('/about')
  expect(rendered).toEqual(['/about'])
})

test('no redirect takes a browser to another site before its visitor goes there', async () => {
  const { send } = await serveSite()
  expect((await send('/demo', AHEAD)).headers.location).toBe('/about')
  const ahead = await send('/away', AHEAD)
  expect([ahead.status, ahead.headers.location]).toEqual([403, undefined])
  expect((await send('/away')).headers.location).toBe('https://partner.example/x')
})

test('a query costs no rendering before its visitor comes', async () => {
  const { send, rendered } = await serveSite()
  expect((await send('/resources?q=float', AHEAD)).status).toBe(403)
  expect(rendered).toEqual([])
})
