import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReadStorage } from '../storage/read-storage.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { publishStory } from '../stories/publish-story.ts'
import { createCachedResponses } from './cached-responses.ts'
import { fillContractSpace, ID } from './contract/content.fixture.ts'
import {
  FILLED_AT,
  PREVIEW_TOKEN,
  PUBLIC_TOKEN,
  type ServedDelivery,
  serveDelivery,
} from './contract/served-delivery.fixture.ts'

describe('cached responses', () => {
  const response = { json: JSON.stringify('x'.repeat(5000)), paging: { total: 3, perPage: 2 } }

  test('are found by version and key', () => {
    const cache = createCachedResponses(100_000)
    cache.add('a', 1, response)
    expect([cache.get('a', 1)?.headers, cache.get('a', 2), cache.get('b', 1)]).toEqual([
      { total: '3', 'per-page': '2' },
      undefined,
      undefined,
    ])
  })

  test('are compressed once, and the compressed bytes count too', async () => {
    const cache = createCachedResponses(100_000)
    const cached = cache.add('a', 1, response)
    const before = cache.bytes()
    const [zipped, again] = await Promise.all([
      cached.encodedBody('gzip'),
      cached.encodedBody('gzip'),
    ])
    expect(again).toBe(zipped)
    expect(gunzipSync(zipped).toString()).toBe(response.json)
    expect(brotliDecompressSync(await cached.encodedBody('br')).toString()).toBe(response.json)
    expect(cache.bytes()).toBe(before + zipped.length + (await cached.encodedBody('br')).length)
  })

  test('use no more memory than is counted', async () => {
    const cache = createCachedResponses(100_000)
    const cached = cache.add('a', 1, response)
    const bodies = await Promise.all((['identity', 'br', 'gzip'] as const).map(cached.encodedBody))
    const memoryBytes = bodies.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
    expect(memoryBytes).toBeLessThanOrEqual(cache.bytes())
  })

  test('stay within the limit: the least recently used are dropped', () => {
    const cache = createCachedResponses(20_000)
    for (const key of ['a', 'b', 'c']) cache.add(key, 1, response)
    cache.get('a', 1)
    cache.add('d', 1, response)
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key, 1))).toEqual(['a', 'c', 'd'])
    expect(cache.bytes()).toBeLessThanOrEqual(20_000)
  })

  test('are not stored above the size limit', () => {
    const cache = createCachedResponses(2000)
    cache.add('a', 1, response)
    expect([cache.get('a', 1), cache.bytes()]).toEqual([undefined, 0])
  })
})

onAnyDatabase('reads of the storage', (open) => {
  let served: ServedDelivery
  let storage: Storage
  const readViews: string[] = []

  beforeAll(async () => {
    storage = await open({ now: () => FILLED_AT })
    await fillContractSpace(storage)
    const watched: ReadStorage = {
      ...storage,
      listStories: (query) => {
        readViews.push(query.view)
        return storage.listStories(query)
      },
    }
    served = await serveDelivery(watched)
  })
  afterAll(() => served.close())

  const readsOf = async (path: string, token = PUBLIC_TOKEN) => {
    readViews.length = 0
    await served.request(path, { token })
    return [...readViews]
  }

  test('delivery-protocol#caching a published response is cached for all tokens, parameter orders and cvs; a draft is not', async () => {
    expect(await readsOf('stories?per_page=2&page=3&cv=1')).toEqual(['published'])
    expect(await readsOf('stories?page=3&per_page=2&cv=2', PREVIEW_TOKEN)).toEqual([])
    expect(await readsOf('stories?per_page=2&page=4&cv=1')).toEqual(['published'])
    expect(await readsOf('stories?per_page=2&version=draft', PREVIEW_TOKEN)).toEqual(['draft'])
    expect(await readsOf('stories?per_page=2&version=draft', PREVIEW_TOKEN)).toEqual(['draft'])
  })

  test('delivery-protocol#tokens a cached response needs a token too', async () => {
    await readsOf('stories?cv=1')
    expect((await served.request('stories?cv=1')).status).toBe(401)
  })

  test('cv-after-publish, delivery-protocol#caching: a publish shows at once', async () => {
    const nameOf = async () => {
      const { body } = await served.request(`stories?by_ids=${ID.cherry}`, { token: PUBLIC_TOKEN })
      return body
    }
    expect(await nameOf()).toMatchObject({ stories: [{ name: 'cherry' }] })
    await storage.change(publishStory, ID.cherry)
    expect(await nameOf()).toMatchObject({ stories: [{ name: 'Cherry, changed' }] })
  })

  test('delivery-protocol#caching an unchanged response is 304 for its ETag', async () => {
    const { headers } = await served.request('links?cv=1', { token: PUBLIC_TOKEN })
    const etag = headers.get('etag') ?? ''
    const again = { token: PUBLIC_TOKEN, headers: { 'if-none-match': `"x", ${etag}` } }
    expect((await served.request('links?cv=1', again)).status).toBe(304)
    expect((await served.request('links?cv=1&page=2', again)).status).toBe(200)
  })
})
