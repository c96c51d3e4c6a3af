import { expect, test } from 'vitest'
import { serveSite } from '../served-site.fixture.ts'

const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const gone = { assetRoute: async () => new Response('There is no such file.\n', { status: 404 }) }

test('ROUTE-3 a visitor who follows an old link to a file gets the page for missing pages', async () => {
  const { send } = await serveSite(gone)
  const { status, headers, text } = await send('/assets/f/1/x/report.pdf', { headers: NAVIGATION })
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(headers['cache-control']).toBe('no-store')
  expect(text).toBe((await send('/nothing')).text)
})

test.each(['image/avif,image/webp,*/*', '*/*', ''])(
  'a missing file that a page itself requests (%j) gets one plain sentence',
  async (accept) => {
    const { send } = await serveSite(gone)
    const { status, text } = await send('/assets/f/1/x/cover.png', { headers: { accept } })
    expect([status, text]).toEqual([404, 'There is no such file.\n'])
  },
)

test.each([
  ['production', { SITE_MODE: 'production' }, 1],
  ['preview, where files change in place', { SITE_MODE: 'preview' }, 2],
])('a small file is read from disk in %s: %o, times: %i', async (_, env, times) => {
  let reads = 0
  const headers = { 'content-length': '4', etag: '"file"', 'cache-control': 'immutable' }
  const assetRoute = async () => {
    reads++
    return new Response('file', { headers })
  }
  const { send } = await serveSite({ env, assetRoute })
  const path = '/assets/f/1/x/ab/cover.png'
  const { date: _first, ...first } = (await send(path)).headers
  const again = await send(path)
  const { date: _second, ...second } = again.headers
  expect(again.text).toBe('file')
  expect(second).toEqual(first)
  expect(reads).toBe(times)
})

test('an existing file is sent to any client', async () => {
  const { send } = await serveSite()
  expect((await send('/assets/f/1/x/report.pdf', { headers: NAVIGATION })).text).toBe('file')
})
