import { expect, test } from 'vitest'
import { linkedStyles } from '../rendering/linked-styles.ts'
import { SECURITY_HEADERS, serveSite } from '../served-site.fixture.ts'

const { href, css } = linkedStyles(['footer', 'faqs'])

test('the sheet that pages link is served at its address, cacheable forever (decision 0071)', async () => {
  const { send } = await serveSite()
  const { status, headers, text } = await send(href)
  expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  expect(headers['cache-control']).toContain('immutable')
  expect(text).toBe(css)
  const packed = await send(href, { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect((await send(href, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304)
})

test('a page of another version of the site gets today’s styles, uncached', async () => {
  const { send } = await serveSite()
  const { status, headers, text } = await send('/_/styles/00000000/faqs/footer.css')
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(text).toBe(css)
})

test.each([
  ['what the site has no styles of', '/_/styles/00000000/faqs/no-such-block.css'],
  ['no name', '/_/styles/00000000/.css'],
  ['no hash', '/_/styles/faqs.css'],
])('404 for %s', async (_, path) => {
  const { send } = await serveSite()
  const { status, headers } = await send(path)
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(SECURITY_HEADERS))
})

test('a client that makes up sheets has to wait; those of pages never wait', async () => {
  const { send } = await serveSite({ guessedPathLimits: { burst: 2, perSecond: 0.1 } })
  const imagined = ['faqs', 'footer', 'faqs/footer/timeline'].map((names) =>
    send(`/_/styles/00000000/${names}.css`),
  )
  const responses = await Promise.all(imagined)
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 429])
  expect(responses.find(({ status }) => status === 429)?.headers).toMatchObject({
    'retry-after': '10',
    'cache-control': 'no-store',
  })
  expect((await send(href)).status).toBe(200)
})
