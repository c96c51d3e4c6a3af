import { AssetUnavailableError } from '@prospectus/server/images/asset-origin'
import { describe, expect, it, vi } from 'vitest'
import { png, respondWithBytes, respondWithStatus } from './asset-host.fixture.ts'
import { HOUR_MS, LIMITS, PATH, remoteAssets, textOf } from './remote-assets.fixture.ts'

describe('createRemoteAssets: fetching', () => {
  it('CALL-6 fetches a file once, and not again for an hour', async () => {
    const { host, time, assets } = await remoteAssets()
    host.respondWith(respondWithBytes(png('one')))
    expect(await textOf(assets)).toBe('one')
    time.now += HOUR_MS - 1
    expect(await textOf(assets)).toBe('one')
    expect(host.requests).toHaveLength(1)
  })

  it('CALL-6 fetches a file once however many ask at the same moment', async () => {
    const { host, waitForRequests, assets } = await remoteAssets()
    let release = () => {}
    host.respondWith((request, response) => {
      release = () => respondWithBytes(png('one'))(request, response)
    })
    const readers = Array.from({ length: 100 }, () => textOf(assets))
    await waitForRequests(1)
    release()
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['one']))
    expect(host.requests).toHaveLength(1)
  })

  it('fetches four files at a time, and queues no more than 256', async () => {
    const { host, waitForRequests, assets } = await remoteAssets({
      limits: { ...LIMITS, idleMs: 20_000, totalMs: 20_000 },
    })
    const held: (() => void)[] = []
    host.respondWith((request, response) => {
      held.push(() => respondWithBytes(png(request.url ?? ''))(request, response))
    })
    const asking = Array.from({ length: 300 }, (_, n) => textOf(assets, `f/1/9x9/ab/${n}.png`))
    const settled = Promise.allSettled(asking)
    await waitForRequests(4)
    let most = 0
    const free = setInterval(() => {
      most = Math.max(most, held.length)
      for (const give of held.splice(0)) give()
    }, 1)
    const results = await settled
    clearInterval(free)
    expect(most).toBe(4)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(260)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(AssetUnavailableError)
    }
  })

  it.each([
    'f/1/9x9/ab/a.exe',
    'f/1/9x9/../a.png',
    'f/1/9x9/ab/a.png/m/9x9',
    'f/1/9x9/ab/\ud800.png',
    '/f/1/9x9/ab/a.png',
    '../v2/cdn/stories',
    '',
  ])('ROUTE-3 never asks the host for %j', async (path) => {
    const { host, assets } = await remoteAssets()
    expect(await assets.open(path)).toBeUndefined()
    expect(host.requests).toEqual([])
  })

  it('requests only what it may fetch', async () => {
    const { host, assets } = await remoteAssets({
      mayFetch: async (path) => path.startsWith('f/1/'),
    })
    host.respondWith(respondWithBytes(png('one')))
    expect(await assets.open('f/2/9x9/ab/a.png')).toBeUndefined()
    expect(await textOf(assets)).toBe('one')
    expect(host.requests).toHaveLength(1)
  })

  it('ROUTE-3 does not follow a host name to another kind of address', async () => {
    const { host, log, restart } = await remoteAssets()
    host.respondWith(respondWithBytes(png('one')))
    const origin = new URL(`http://files.example:${host.origin.port}`)
    const resolve = vi
      .fn()
      .mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }])
      .mockResolvedValue([{ address: '10.0.0.1', family: 4 }])
    const assets = restart({ origin, resolve })
    expect(await textOf(assets)).toBe('one')
    expect(host.requests[0]?.headers.host).toBe(origin.host)
    await expect(assets.open('f/1/9x9/ab/b.png')).rejects.toBeInstanceOf(AssetUnavailableError)
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      'assets.host_unreachable',
      expect.any(String),
      expect.objectContaining({
        cause: expect.stringContaining('expected a loopback address, as before'),
      }),
    )
  })
})

describe('createRemoteAssets: responses of the host', () => {
  it('remembers for half a minute that there is no such file', async () => {
    const { host, time, assets } = await remoteAssets()
    expect(await assets.open(PATH)).toBeUndefined()
    expect(await assets.open(PATH)).toBeUndefined()
    expect(host.requests).toHaveLength(1)
    time.now += 30_001
    host.respondWith(respondWithBytes(png('one')))
    expect(await textOf(assets)).toBe('one')
  })

  it('ROUTE-3 treats a redirect as a missing file, and logs it', async () => {
    const { host, log, assets } = await remoteAssets()
    host.respondWith(respondWithStatus(302, { location: 'http://169.254.169.254/latest' }))
    expect(await assets.open(PATH)).toBeUndefined()
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('assets.host_refused', expect.any(String), {
      target: `${host.origin.origin}/${PATH}`,
      status: 302,
      location: 'http://169.254.169.254/latest',
    })
  })

  it.each([
    ['fails', respondWithStatus(500)],
    ['is a page', respondWithBytes(Buffer.from('<html>Please log in'))],
    ['is empty', respondWithBytes(Buffer.alloc(0))],
    ['is too long', respondWithBytes(png('x'.repeat(6000)))],
  ])('CALL-6 a response that %s counts as none, and nothing of it is kept', async (_, listener) => {
    const { host, log, time, assets } = await remoteAssets()
    host.respondWith(listener)
    await expect(assets.open(PATH)).rejects.toBeInstanceOf(AssetUnavailableError)
    await expect(assets.open(PATH)).rejects.toBeInstanceOf(AssetUnavailableError)
    expect(host.requests).toHaveLength(1)
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      'assets.fetch_failed',
      'The asset host sent no usable file; it is requested again. If this recurs, check the file there',
      expect.objectContaining({ target: `${host.origin.origin}/${PATH}` }),
    )
    time.now += 10_001
    host.respondWith(respondWithBytes(png('one')))
    expect(await textOf(assets)).toBe('one')
  })

  it('MSG-2 logs once that the host is unreachable, and once that it has recovered', async () => {
    const { host, log, assets } = await remoteAssets()
    await host.stopListening()
    for (const name of ['a', 'b', 'c']) {
      await expect(assets.open(`f/1/9x9/ab/${name}.png`)).rejects.toThrow(AssetUnavailableError)
    }
    expect(log.warn).toHaveBeenCalledTimes(1)
    await host.listenAgain()
    host.respondWith(respondWithBytes(png('one')))
    expect(await textOf(assets, 'f/1/9x9/ab/d.png')).toBe('one')
    expect(log.info).toHaveBeenCalledExactlyOnceWith('assets.host_recovered', expect.any(String), {
      target: host.origin.origin,
    })
  })
})
