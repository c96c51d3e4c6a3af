import type { IncomingMessage } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClientLimit } from './client-limit.ts'

const from = (remoteAddress: string) =>
  ({ headers: {}, socket: { remoteAddress } }) as IncomingMessage

function limited(maximumClients?: number) {
  const time = { now: 1_000_000 }
  const limit = createClientLimit({
    trustProxy: false,
    limits: { burst: 3, perSecond: 2 },
    now: () => time.now,
    ...(maximumClients && { maximumClients }),
  })
  const secondsToWait = (address = '192.0.2.7') => limit(from(address))
  return { time, secondsToWait }
}

describe('createClientLimit', () => {
  it('CALL-5 accepts a burst, then a rate, and returns how long to wait', () => {
    const { time, secondsToWait } = limited()
    expect([secondsToWait(), secondsToWait(), secondsToWait()]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(secondsToWait()).toBe(1)
    time.now += 499
    expect(secondsToWait()).toBe(1)
    time.now += 1
    expect([secondsToWait(), secondsToWait()]).toEqual([undefined, 1])
  })

  it('CALL-5 accepts the whole burst at any moment, despite rounding errors', () => {
    const time = { now: 0 }
    const limits = { burst: 3, perSecond: 3 }
    const limit = createClientLimit({ trustProxy: false, limits, now: () => time.now })
    const waits = Array.from({ length: 1000 }, (_, n) => {
      time.now = n * 12_345.678_9
      return Array.from({ length: 4 }, () => limit(from(`192.0.2.${n}`)))
    })
    expect(new Set(waits.map(String))).toEqual(new Set([',,,1']))
  })

  it('CALL-5 refills over time, up to the burst', () => {
    const { time, secondsToWait } = limited()
    for (let n = 0; n < 9; n++) secondsToWait()
    time.now += 3_600_000
    expect([secondsToWait(), secondsToWait(), secondsToWait(), secondsToWait()]).toEqual([
      undefined,
      undefined,
      undefined,
      1,
    ])
  })

  it('CALL-5 refills although the clock was set back by a day', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 2) })
    onTestFinished(() => void vi.useRealTimers())
    const limit = createClientLimit({ trustProxy: false, limits: { burst: 2, perSecond: 1 } })
    expect(limit(from('192.0.2.7'))).toBeUndefined()
    vi.setSystemTime(Date.UTC(2026, 0, 1))
    expect(limit(from('192.0.2.7'))).toBeUndefined()
  })

  it('CALL-5 counts each client separately', () => {
    const { secondsToWait } = limited()
    for (let n = 0; n < 4; n++) secondsToWait('192.0.2.7')
    expect([secondsToWait('192.0.2.7'), secondsToWait('192.0.2.8')]).toEqual([1, undefined])
  })

  it('CALL-5 remembers a limited number of clients, the most recent ones', () => {
    const { secondsToWait } = limited(2)
    for (let n = 0; n < 3; n++) secondsToWait('192.0.2.1')
    secondsToWait('192.0.2.2')
    expect(secondsToWait('192.0.2.1')).toBe(1)
    secondsToWait('192.0.2.3')
    expect(secondsToWait('192.0.2.1')).toBe(1)
    for (let n = 0; n < 3; n++) expect(secondsToWait('192.0.2.2')).toBeUndefined()
  })
})
