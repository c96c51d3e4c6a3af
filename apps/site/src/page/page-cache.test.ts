import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createBackgroundWork } from '../http/background-work.ts'
import type { RepresentationParts } from '../http/representation.ts'
import { createPageCache } from './page-cache.ts'

const unexpected = (error: unknown) => {
  throw error
}
const eagerWork = () =>
  createBackgroundWork({ onError: unexpected, pauseOnce: async () => undefined })

const html = (text: string): RepresentationParts => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body: Buffer.from(text),
  headers: { 'cache-control': 'public' },
  isCompressible: true,
  mayBeCached: true,
})

const WORDS = [
  'baseline',
  'gate',
  'portfolio',
  'forecast',
  'the',
  'of',
  'a',
  'curve',
  'earned',
  'value',
]
const article = (seed: number) =>
  Array.from({ length: 1500 }, (_, index) => {
    const number = (index * index * 31 + index * 7919 + seed * 104_729) % 99_991
    return number % 13 === 0 ? `</p>\n<p class="text">${number}` : WORDS[number % WORDS.length]
  }).join(' ')

describe('the page cache', () => {
  test('makes a page once, however many ask at the same moment', async () => {
    const cache = createPageCache(1_000_000, eagerWork())
    let made = 0
    const { promise, resolve } = Promise.withResolvers<RepresentationParts>()
    const make = () => {
      made++
      return promise
    }
    const waiting = Array.from({ length: 20 }, () => cache.make('/', '1', make))
    resolve(html('page'))
    const pages = await Promise.all(waiting)
    expect(made).toBe(1)
    expect(new Set(pages).size).toBe(1)
    expect(await cache.make('/', '1', make)).toBe(pages[0])
    expect(made).toBe(1)
  })

  test('is empty for another version, but knows the last good page', async () => {
    const cache = createPageCache(1_000_000, eagerWork())
    const first = await cache.make('/', '1', async () => html('old'))
    expect(cache.get('/', '2')).toBeUndefined()
    expect(cache.lastGood('/')).toBe(first)
    const second = await cache.make('/', '2', async () => html('new'))
    expect(cache.get('/', '2')).toBe(second)
    expect(cache.get('/', '1')).toBeUndefined()
    expect(second.etag).not.toBe(first.etag)
  })

  test('keeps nothing of a page that cannot be made, and tries again', async () => {
    const cache = createPageCache(1_000_000, eagerWork())
    const failing = async (): Promise<RepresentationParts> => {
      throw new Error('render')
    }
    const results = await Promise.allSettled([
      cache.make('/', '1', failing),
      cache.make('/', '1', failing),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(cache.get('/', '1')).toBeUndefined()
    expect((await cache.make('/', '1', async () => html('page'))).status).toBe(200)
  })

  test('stays within its bytes, all encodings counted, and evicts the least recently used', async () => {
    const maximum = 60_000
    const work = eagerWork()
    const cache = createPageCache(maximum, work)
    for (let number = 0; number < 40; number++) {
      const page = await cache.make(`/${number}`, '1', async () => html(article(number)))
      page.encodedAs('br')
      page.encodedAs('gzip')
      expect(cache.bytes()).toBeLessThanOrEqual(maximum)
    }
    await work.settled()
    expect(cache.bytes()).toBeLessThanOrEqual(maximum)
    expect(cache.bytes()).toBeGreaterThan(maximum / 3)
    expect(cache.get('/0', '1')).toBeUndefined()
    expect(cache.get('/39', '1')).toBeDefined()
  })

  test('an encoding that is added counts', async () => {
    const cache = createPageCache(1_000_000, createBackgroundWork({ onError: unexpected }))
    const page = await cache.make('/', '1', async () => html(article(1)))
    const before = cache.bytes()
    const { body } = page.encodedAs('gzip')
    expect(cache.bytes()).toBeGreaterThanOrEqual(before + body.length)
  })

  test('compresses nothing that nobody requested compressed', async () => {
    const work = eagerWork()
    const cache = createPageCache(1_000_000, work)
    const page = await cache.make('/', '1', async () => html(article(1)))
    page.encodedAs('identity')
    const before = cache.bytes()
    await work.settled()
    expect(cache.bytes()).toBe(before)
  })

  test('compresses in no other encoding than the requested one', async () => {
    const work = eagerWork()
    const cache = createPageCache(1_000_000, work)
    const page = await cache.make('/', '1', async () => html(article(1)))
    page.encodedAs('br')
    await work.settled()
    const before = cache.bytes()
    const { body } = page.encodedAs('gzip')
    expect(cache.bytes()).toBeGreaterThanOrEqual(before + body.length)
  })

  test('compresses lightly at first and fully when idle; the page and its ETag stay the same', async () => {
    const work = eagerWork()
    const cache = createPageCache(1_000_000, work)
    const page = await cache.make('/', '1', async () => html(article(1)))
    const light = { br: page.encodedAs('br').body, gzip: page.encodedAs('gzip').body }
    await work.settled()
    const full = { br: page.encodedAs('br').body, gzip: page.encodedAs('gzip').body }
    expect(full.br.length).toBeLessThan(light.br.length)
    expect(full.gzip.length).toBeLessThanOrEqual(light.gzip.length)
    for (const br of [light.br, full.br]) expect(`${brotliDecompressSync(br)}`).toBe(article(1))
    for (const gzip of [light.gzip, full.gzip]) expect(`${gunzipSync(gzip)}`).toBe(article(1))
    const etags = (['identity', 'br', 'gzip'] as const).map((encoding) => {
      const { headers } = page.encodedAs(encoding)
      return headers[headers.indexOf('etag') + 1]
    })
    expect(new Set(etags)).toEqual(new Set([page.etag]))
    expect(page.etag).toMatch(/^W\/"[\w-]+"$/)
  })
})

describe('background work', () => {
  test('is done one piece at a time, and only a limited number waits', async () => {
    const done: number[] = []
    let running = 0
    const work = createBackgroundWork({
      onError: unexpected,
      maxWaiting: 3,
      pauseOnce: async () => undefined,
    })
    for (let number = 0; number < 10; number++) {
      work.add(async () => {
        running++
        expect(running).toBe(1)
        await Promise.resolve()
        done.push(number)
        running--
      })
    }
    await work.settled()
    expect(done).toEqual([7, 8, 9])
  })

  test('waits while more is added, as pages are made one after the other, but not for ever', async () => {
    const restsBefore = async (moreIsAdded: (rests: number) => boolean) => {
      const begun: number[] = []
      let rests = 0
      const add = () => work.add(async () => void begun.push(rests))
      const pauseOnce = async () => {
        await Promise.resolve()
        rests++
        if (moreIsAdded(rests)) add()
      }
      const work = createBackgroundWork({ onError: unexpected, pauseOnce })
      add()
      await work.settled()
      return begun
    }
    expect(await restsBefore((rests) => rests <= 3)).toEqual([4, 5, 6, 7])
    const busy = await restsBefore((rests) => rests < 50)
    expect(busy.slice(0, 4)).toEqual([20, 40, 50, 51])
  })

  test('goes on after a piece that fails', async () => {
    const issues: unknown[] = []
    const done: string[] = []
    const work = createBackgroundWork({
      onError: (error) => issues.push(error),
      pauseOnce: async () => undefined,
    })
    work.add(() => Promise.reject(new Error('first')))
    work.add(async () => void done.push('second'))
    await work.settled()
    expect(issues).toHaveLength(1)
    expect(done).toEqual(['second'])
  })
})
