import { expect, test } from 'vitest'
import { sketchSnapshot } from './page/snapshot.fixture.ts'
import { SECURITY_HEADERS, serveSite } from './served-site.fixture.ts'

test.each(['/', '/about', '/nothing', '/careers', '/sitemap.xml'])(
  'site-endpoints#health a site without a snapshot answers %s with a plain page, which is not cached',
  async (path) => {
    const { send, rendered } = await serveSite({ snapshot: null })
    const response = await send(path)
    expect(response.status).toBe(503)
    expect(response.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
    for (const name of SECURITY_HEADERS) expect(response.headers).toHaveProperty(name)
    expect(response.text).toContain('<h1>We will be right back</h1>')
    expect(rendered).toEqual([])
  },
)

test('site-endpoints#health a site without a snapshot is alive but not ready, until the first has come', async () => {
  const { send, snapshots } = await serveSite({
    snapshot: null,
    contentSync: {
      spaceId: '1',
      reachable: () => false,
      checkedAt: () => undefined,
      isEmpty: () => false,
      heldBack: () => undefined,
      invalidate: () => undefined,
    },
  })
  expect((await send('/healthz')).status).toBe(200)
  expect((await send('/robots.txt')).status).toBe(200)
  const before = await send('/readyz')
  expect([before.status, JSON.parse(before.text)]).toEqual([
    503,
    {
      stories: 0,
      version: null,
      age: null,
      contentSystemReachable: false,
      heldBack: null,
      stopping: false,
    },
  ])
  snapshots.swap(sketchSnapshot({ home: {}, about: {} }, {}, '2'))
  const after = await send('/readyz')
  expect([after.status, JSON.parse(after.text)]).toEqual([
    200,
    {
      stories: 2,
      version: '2',
      age: expect.any(Number),
      contentSystemReachable: false,
      heldBack: null,
      stopping: false,
    },
  ])
  expect((await send('/about')).status).toBe(200)
})

test.each([
  ['/', 'Nothing is published yet'],
  ['/about', 'Nothing is published yet'],
  ['/de/', 'Noch ist nichts veröffentlicht'],
])(
  'LANG-1 %s of a site whose content system is empty says so, and is not cached',
  async (path, heading) => {
    const { send } = await serveSite({
      snapshot: null,
      contentSync: {
        spaceId: '1',
        reachable: () => true,
        checkedAt: () => undefined,
        isEmpty: () => true,
        heldBack: () => undefined,
        invalidate: () => undefined,
      },
    })
    const response = await send(path)
    expect(response.status).toBe(404)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(response.text).toContain(`<h1>${heading}</h1>`)
    expect((await send('/readyz')).status).toBe(200)
  },
)
