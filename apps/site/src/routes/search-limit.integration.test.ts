import { expect, test } from 'vitest'
import { sketchSnapshot } from '../page/snapshot.fixture.ts'
import { serveSite } from '../served-site.fixture.ts'

const few = { burst: 2, perSecond: 0.1 }
const snapshot = () => sketchSnapshot({ home: {}, search: {}, resources: {} })

test('SEARCH-1 a client that searches endlessly has to wait, with a page that says so', async () => {
  const { send, rendered } = await serveSite({ snapshot: snapshot(), searchLimits: few })
  for (const query of ['a', 'b']) expect((await send(`/search?q=${query}`)).status).toBe(200)
  const { status, headers, text } = await send('/search?q=c')
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
    429,
    '10',
    'no-store',
  ])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(text).toContain('That was a lot at once.')
  expect(rendered).toHaveLength(2)
  expect((await send('/search?q=a')).status).toBe(200)
  expect((await send('/')).status).toBe(200)
  expect((await send('/search')).status).toBe(200)
})

test('a query on any page is a search: it makes a page of its own', async () => {
  const { send } = await serveSite({ snapshot: snapshot(), searchLimits: few })
  for (const query of ['a', 'b']) await send(`/resources?q=${query}`)
  expect((await send('/?q=c&utm_source=x')).status).toBe(429)
  expect((await send('/resources?industry=it')).status).toBe(200)
})

test('a client gets no more searches by claiming another address', async () => {
  const { send } = await serveSite({ snapshot: snapshot(), searchLimits: few })
  const statuses: number[] = []
  for (const n of [1, 2, 3]) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` }
    statuses.push((await send(`/search?q=${n}`, { headers })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('ROUTE-3 a client that guesses addresses endlessly has to wait; existing pages never wait', async () => {
  const { send, rendered } = await serveSite({ snapshot: snapshot(), guessedPathLimits: few })
  for (const path of ['/a', '/b']) expect((await send(path)).status).toBe(404)
  const { status, headers, text } = await send('/c')
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
    429,
    '10',
    'no-store',
  ])
  expect(text).toContain('One moment')
  expect(rendered).toEqual(['missing /a', 'missing /b'])
  expect((await send('/a')).status).toBe(404)
  for (const path of ['/', '/search', '/search?q=a', '/resources?industry=it']) {
    expect((await send(path)).status).toBe(200)
  }
})

test('a visitor who searches, turns every page and opens every tab at once never waits', async () => {
  const { send } = await serveSite({ snapshot: snapshot() })
  const targets = Array.from({ length: 50 }, (_, n) => `/search?page=${n}&q=risk&type=blog`)
  const responses = await Promise.all(targets.map((target) => send(target)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
})
