import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { createSnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sketchSnapshot } from '../page/snapshot.fixture.ts'
import { prefetchSnapshotAssets } from './prefetch-snapshot-assets.ts'

const HOST = 'assets.vendor.example'
const address = (name: string) => `https://${HOST}/f/1/9x9/ab/${name}.png`
const path = (name: string) => `f/1/9x9/ab/${name}.png`

type Stories = Parameters<typeof sketchSnapshot>[0]

function start(stories: Stories | undefined, pause = async () => {}) {
  const snapshots = createSnapshotHolder(stories && sketchSnapshot(stories))
  const wanted: string[] = []
  const log = { error: vi.fn() }
  const stop = prefetchSnapshotAssets({
    snapshots,
    prefetcher: { enqueue: (paths) => wanted.push(...paths) },
    assetHost: HOST,
    log,
    pause,
  })
  onTestFinished(stop)
  return { snapshots, wanted, log, stop }
}

const uuidsIn = (snapshot: Snapshot, ...slugs: readonly string[]) =>
  [...snapshot.tree].filter(({ slug }) => slugs.includes(slug)).map(({ uuid }) => uuid)

describe('prefetchSnapshotAssets', () => {
  it('CALL-6 prefetches the files of every story at the start', async () => {
    const { wanted } = start({
      home: { content: { image: { filename: address('a') } } },
      about: { content: { body: [{ text: `![](${address('b')}) ${address('a')}` }] } },
    })
    await expect.poll(() => wanted.toSorted()).toEqual([path('a'), path('a'), path('b')])
  })

  it('CALL-6 prefetches files published later, and not the others again', async () => {
    const old = { content: { image: address('a') }, publishedAt: '2026-01-01T00:00:00.000Z' }
    const { wanted, snapshots } = start({ home: old, about: NEWEST })
    await expect.poll(() => wanted).toHaveLength(2)
    wanted.length = 0
    const added = { content: { image: address('c') }, publishedAt: '2026-03-01T00:00:00.000Z' }
    const next = sketchSnapshot({ home: old, about: NEWEST, added })
    snapshots.swap(next, { stories: uuidsIn(next, 'added'), removed: [], hasOtherChanges: false })
    await expect.poll(() => wanted).toContain(path('c'))
    expect(wanted).not.toContain(path('a'))
  })

  it('CALL-6 prefetches the files of stories that were published earlier but arrive later', async () => {
    const { wanted, snapshots } = start({ about: NEWEST })
    await expect.poll(() => wanted).toHaveLength(1)
    const late = { content: { image: address('c') }, publishedAt: '2026-01-01T00:00:00.000Z' }
    const next = sketchSnapshot({ about: NEWEST, late })
    snapshots.swap(next, { stories: uuidsIn(next, 'late'), removed: [], hasOtherChanges: false })
    await expect.poll(() => wanted).toEqual([path('b'), path('c')])
  })

  it('pauses before it reads stories, so that a site that has just started serves pages first', async () => {
    const rested = Promise.withResolvers<void>()
    const { wanted } = start({ about: NEWEST }, () => rested.promise)
    await new Promise(setImmediate)
    expect(wanted).toEqual([])
    rested.resolve()
    await expect.poll(() => wanted).toEqual([path('b')])
  })

  it('begins when there is content', async () => {
    const { wanted, snapshots } = start(undefined)
    await new Promise(setImmediate)
    snapshots.swap(sketchSnapshot({ home: { content: { image: address('a') } } }))
    await expect.poll(() => wanted).toEqual([path('a')])
  })

  it('MSG-2 logs a story that cannot be read, and goes on with the next content', async () => {
    const { wanted, snapshots, log } = start(undefined)
    const snapshot = sketchSnapshot({ home: {} })
    const read = () => {
      throw new Error('the body is damaged')
    }
    snapshots.swap({ ...snapshot, read })
    await expect.poll(() => log.error.mock.calls).toHaveLength(1)
    snapshots.swap(sketchSnapshot({ home: { content: { image: address('a') } } }))
    await expect.poll(() => wanted).toEqual([path('a')])
  })

  it('prefetches nothing once it has ended', async () => {
    const ended = start({ home: {} })
    await ended.stop()
    // One that goes on with the same content shows when there was time enough.
    const running = start({ home: {} })
    for (const { snapshots } of [ended, running]) {
      snapshots.swap(sketchSnapshot({ home: { content: { image: address('a') } } }))
    }
    await expect.poll(() => running.wanted).toEqual([path('a')])
    expect(ended.wanted).toEqual([])
  })
})

const NEWEST = { content: { image: address('b') }, publishedAt: '2026-02-01T00:00:00.000Z' }
