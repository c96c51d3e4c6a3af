import { describe, expect, it } from 'vitest'
import { png, respondWithBytes, respondWithStatus } from './asset-host.fixture.ts'
import { HOUR_MS, MINUTE_MS, PATH, POLL, remoteAssets, textOf } from './remote-assets.fixture.ts'

describe('createRemoteAssets: updates of stored files', () => {
  it('CALL-6 serves a file at once and checks for changes after an hour, once', async () => {
    const { host, time, waitForRequests, readRecord, assets } = await remoteAssets()
    host.respondWith(respondWithBytes(png('one'), { etag: '"1"' }))
    await assets.open(PATH)
    time.now += HOUR_MS
    host.respondWith(respondWithStatus(304))
    expect(await textOf(assets)).toBe('one')
    await waitForRequests(2)
    expect(host.requests[1]?.headers['if-none-match']).toBe('"1"')
    await expect.poll(async () => (await readRecord()).confirmed).toBe(time.now)
    expect(await textOf(assets)).toBe('one')
    expect(host.requests).toHaveLength(2)
  })

  it('CALL-6 a replaced file shows after the next request', async () => {
    const { host, time, assets } = await remoteAssets()
    host.respondWith(respondWithBytes(png('one')))
    const before = await assets.open(PATH)
    time.now += HOUR_MS
    host.respondWith(respondWithBytes(png('two')))
    expect(await textOf(assets)).toBe('one')
    await expect.poll(() => textOf(assets)).toBe('two')
    expect((await assets.open(PATH))?.identity).not.toBe(before?.identity)
    expect(host.requests).toHaveLength(2)
  })

  it.each([
    ['fails', respondWithStatus(500)],
    ['redirects', respondWithStatus(302, { location: '/' })],
    ['says that nobody is allowed', respondWithStatus(403)],
    ['gives a page', respondWithBytes(Buffer.from('<html>Sorry'))],
    ['gives nothing', respondWithBytes(Buffer.alloc(0))],
    ['gives half', (_: unknown, response: { destroy: () => void }) => response.destroy()],
  ])('CALL-6 serves the last good one for ever when the host %s', async (_, listener) => {
    const { host, time, assets, restart } = await remoteAssets()
    host.respondWith(respondWithBytes(png('one')))
    await assets.open(PATH)
    host.respondWith(listener)
    const asLater = async () => {
      time.now += 24 * HOUR_MS
      expect(await textOf(assets)).toBe('one')
      return host.requests.length
    }
    await expect.poll(asLater, POLL).toBeGreaterThan(3)
    expect(await textOf(restart())).toBe('one')
  })

  it('CALL-6 serves it for ever when the host is unreachable, after a restart too', async () => {
    const { host, log, time, assets, restart } = await remoteAssets()
    host.respondWith(respondWithBytes(png('one')))
    await assets.open(PATH)
    await host.stopListening()
    time.now += 1000 * HOUR_MS
    const later = restart()
    for (let count = 0; count < 5; count += 1) expect(await textOf(later)).toBe('one')
    await expect.poll(() => log.warn.mock.calls.length).toBe(1)
    await host.listenAgain()
  })

  it('deletes a file once its host has denied it twice, an hour apart', async () => {
    const { host, log, time, waitForRequests, readRecord, assets } = await remoteAssets()
    host.respondWith(respondWithBytes(png('one')))
    await assets.open(PATH)
    time.now += HOUR_MS
    host.respondWith(respondWithStatus(404))
    await assets.open(PATH)
    await expect.poll(async () => (await readRecord()).missingSince).toBe(time.now)
    time.now += 59 * MINUTE_MS
    expect(await textOf(assets)).toBe('one')
    await waitForRequests(3)
    const aMinuteLater = () => {
      time.now += MINUTE_MS
      return assets.open(PATH)
    }
    await expect.poll(aMinuteLater, POLL).toBeUndefined()
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('assets.removed', expect.any(String), {
      target: `${host.origin.origin}/${PATH}`,
      status: 404,
    })
  })

  it('forgets a 404 when the file is there again', async () => {
    const { host, time, readRecord, assets } = await remoteAssets()
    host.respondWith(respondWithBytes(png('one')))
    await assets.open(PATH)
    for (const status of [404, 304, 404]) {
      time.now += 2 * HOUR_MS
      host.respondWith(respondWithStatus(status))
      await assets.open(PATH)
      await expect
        .poll(async () => (await readRecord()).missingSince !== undefined)
        .toBe(status === 404)
    }
    expect(await textOf(assets)).toBe('one')
  })

  it('CALL-6 two processes share what either has fetched', async () => {
    const { host, restart } = await remoteAssets()
    host.respondWith(respondWithBytes(png('one')))
    const [one, other] = [restart(), restart()]
    expect(await textOf(one)).toBe('one')
    expect(await textOf(other)).toBe('one')
    expect(host.requests).toHaveLength(1)
  })
})

describe('createRemoteAssets: prefetching', () => {
  it('CALL-6 returns the outcome, and costs nothing for a stored file', async () => {
    const { host, time, assets } = await remoteAssets()
    host.respondWith(respondWithBytes(png('one')))
    expect(await assets.keep(PATH)).toBe('fetched')
    time.now += 1000 * HOUR_MS
    expect(await assets.keep(PATH)).toBe('there already')
    expect(host.requests).toHaveLength(1)
    host.respondWith(respondWithStatus(404))
    expect(await assets.keep('f/1/9x9/ab/b.png')).toBe('absent')
  })

  it('leaves room for what visitors ask for', async () => {
    const { host, assets } = await remoteAssets({ maximumBytes: 204 })
    host.respondWith(respondWithBytes(png('x'.repeat(92))))
    const outcomes: string[] = []
    for (const name of ['a', 'b', 'c']) outcomes.push(await assets.keep(`f/1/9x9/ab/${name}.png`))
    expect(outcomes).toEqual(['fetched', 'fetched', 'no room'])
    expect(await textOf(assets, 'f/1/9x9/ab/c.png')).toHaveLength(92)
  })
})
