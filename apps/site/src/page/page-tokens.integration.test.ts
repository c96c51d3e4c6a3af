import { expect, it } from 'vitest'
import { testTokens } from '../routes/stories-request.fixture.ts'
import { serveSite } from '../served-site.fixture.ts'
import { readSettings } from '../settings.ts'
import { createPageVersion } from './page-cache.ts'
import { createPages, type PageExtras, type Renderer } from './pages.ts'
import { sketchSnapshot } from './snapshot.fixture.ts'

const DAY = 24 * 3600 * 1000

/** Pages that show their token. */
const renderer: Renderer = {
  renderStory: ({ storiesToken }) => page(200, storiesToken),
  renderNotFound: ({ storiesToken }) => page(404, storiesToken),
  renderShared: ({ storiesToken }) => String(storiesToken),
}
const page = (status: 200 | 404, token = 'none') =>
  ({ status, html: token, styleHash: 'sha256-abc=', issues: [] }) as const

async function served(snapshot = sketchSnapshot({ about: {} })) {
  const time = { now: 1000 * DAY + 5 }
  const storiesTokens = await testTokens({ now: () => time.now })
  const pages = createPages(readSettings({}), () => renderer, storiesTokens.published)
  const { send, snapshots } = await serveSite({ snapshot, storiesTokens, pages })
  return {
    time,
    snapshots,
    send: async (path = '/about') => (await send(path)).text,
    storiesTokens,
  }
}

it('CALL-5 all pages of a day carry the same token, also after a publish', async () => {
  const { send, snapshots, storiesTokens } = await served()
  const { token } = storiesTokens.published()
  expect([await send(), await send('/nothing'), await send()]).toEqual([token, token, token])
  snapshots.swap(sketchSnapshot({ about: {}, more: {} }, {}, '2'))
  expect([await send(), await send('/more')]).toEqual([token, token])
})

it('CALL-5 pages are rendered again at midnight, with a token that is valid for longer', async () => {
  const { send, time, storiesTokens } = await served()
  const before = [await send(), await send('/nothing')]
  time.now = 1001 * DAY - 1
  expect([await send(), await send('/nothing')]).toEqual(before)
  time.now = 1001 * DAY
  // The next day's token is made in the background, which takes longer on a busy machine.
  await expect.poll(async () => before.includes(await send())).toBe(false)
  const after = await send()
  expect(await send('/nothing')).toBe(after)
  time.now = 1031 * DAY
  expect(await storiesTokens.scopeOf(after)).toBe('published')
  expect(await storiesTokens.scopeOf(before[0])).toBeUndefined()
})

it('CALL-5 a page of a draft carries the token that it is given, a published one the other', async () => {
  const { published } = await testTokens()
  const snapshot = sketchSnapshot({ about: {} })
  const [entry] = snapshot.tree.flatMap(({ uuid }) => snapshot.byUuid(uuid) ?? [])
  if (entry === undefined) throw new Error('There is no story')
  const pages = createPages(readSettings({}), () => renderer, published)
  const draft = (extras: PageExtras) =>
    pages.renderRawStory(snapshot, snapshot.read(entry), new URLSearchParams(), extras)
  expect((await draft({ storiesToken: 'for drafts' })).html).toBe('for drafts')
  expect((await draft({ storiesToken: undefined })).html).toBe(published().token)
})

it('CALL-5 without a secret no page carries a token', async () => {
  const pages = createPages(readSettings({}), () => renderer)
  const { send } = await serveSite({ pages })
  expect((await send('/about')).text).toBe('none')
})

it('CALL-5 the version of pages changes with the snapshot and with the day, and not otherwise', () => {
  let day = 1
  const versionOf = createPageVersion(() => ({ day, token: 't' }))
  const versions = new Set([versionOf({ version: 'a' }), versionOf({ version: 'a' })])
  expect(versions.size).toBe(1)
  versions.add(versionOf({ version: 'b' }))
  day = 2
  versions.add(versionOf({ version: 'b' }))
  expect(versions.size).toBe(3)
})

it('BLOCK-13 pages are rendered again each day, with the previous day’s token or without one', () => {
  let now = Date.parse('2026-02-03T23:59:59Z')
  const versions = [undefined, () => ({ day: 7, token: 't' })].map((token) => {
    now = Date.parse('2026-02-03T23:59:59Z')
    const versionOf = createPageVersion(token, undefined, () => now)
    const before = versionOf({ version: 'a' })
    expect(versionOf({ version: 'a' })).toBe(before)
    now += 1000
    return [before, versionOf({ version: 'a' })]
  })
  for (const [before, after] of versions) expect(after).not.toBe(before)
})

it('BLOCK-2 pages are rendered again when another file turns out to be missing', () => {
  let files = 0
  const versionOf = createPageVersion(undefined, { version: () => files })
  const before = versionOf({ version: 'a' })
  expect(versionOf({ version: 'a' })).toBe(before)
  files = 1
  expect(versionOf({ version: 'a' })).not.toBe(before)
})
