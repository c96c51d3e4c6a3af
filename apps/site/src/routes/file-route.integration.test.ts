import { expect, test } from 'vitest'
import { serveSite } from '../served-site.fixture.ts'

const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const gone = { assetRoute: async () => new Response('There is no such file.\n', { status: 404 }) }

test('ROUTE-3 who follows an old link to a file gets the page for missing pages', async () => {
  const { ask } = await serveSite(gone)
  const { status, headers, text } = await ask('/assets/f/1/x/report.pdf', { headers: NAVIGATION })
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(headers['cache-control']).toBe('no-store')
  expect(text).toBe((await ask('/nothing')).text)
})

test.each(['image/avif,image/webp,*/*', '*/*', ''])(
  'what a page asks for itself (%j) gets one plain sentence',
  async (accept) => {
    const { ask } = await serveSite(gone)
    const { status, text } = await ask('/assets/f/1/x/cover.png', { headers: { accept } })
    expect([status, text]).toEqual([404, 'There is no such file.\n'])
  },
)

test('a file that is there is sent, whoever asks', async () => {
  const { ask } = await serveSite()
  expect((await ask('/assets/f/1/x/report.pdf', { headers: NAVIGATION })).text).toBe('file')
})
