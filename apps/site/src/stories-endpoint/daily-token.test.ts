import { DAY_MS } from '@prospectus/protocol/values/durations'
import { describe, expect, it } from 'vitest'
import { openDailyToken } from './daily-token.ts'

async function opened(options: { readonly fails?: (day: number) => boolean } = {}) {
  const time = { now: 100 * DAY_MS + 9 }
  const made: number[] = []
  const make = async (day: number) => {
    made.push(day)
    if (options.fails?.(day)) throw new Error('not now')
    return `token of ${day}`
  }
  const daily = await openDailyToken(make, () => time.now)
  /** Requests a token, and waits until what that started is done. */
  const getToken = async () => {
    const { token } = daily()
    await new Promise(setImmediate)
    return token
  }
  return { time, made, daily, getToken }
}

describe('openDailyToken', () => {
  it('CALL-5 returns one token all day, and the next day’s from its first moment', async () => {
    const { time, made, getToken } = await opened()
    expect(await getToken()).toBe('token of 100')
    time.now = 101 * DAY_MS - 1
    expect(await getToken()).toBe('token of 100')
    time.now = 101 * DAY_MS
    expect(await getToken()).toBe('token of 101')
    expect(await getToken()).toBe('token of 101')
    expect(made).toEqual([100, 101, 102])
  })

  it('CALL-5 returns the token’s day', async () => {
    const { time, daily, getToken } = await opened()
    await getToken()
    expect(daily()).toEqual({ token: 'token of 100', day: 100 })
    time.now = 101 * DAY_MS
    expect(daily()).toEqual({ token: 'token of 101', day: 101 })
  })

  it('CALL-5 after days without a request returns the last one, until the right one is made', async () => {
    const { time, getToken } = await opened()
    await getToken()
    time.now = 105 * DAY_MS
    expect(await getToken()).toBe('token of 101')
    expect(await getToken()).toBe('token of 105')
  })

  it('CALL-5 goes on with the present token while none can be made, and tries again', async () => {
    let broken = true
    const { time, getToken, made } = await opened({ fails: (day) => day > 100 && broken })
    await getToken()
    time.now = 102 * DAY_MS
    expect(await getToken()).toBe('token of 100')
    broken = false
    expect(await getToken()).toBe('token of 100')
    expect(await getToken()).toBe('token of 102')
    expect(made).toEqual([100, 101, 102, 102, 103])
  })

  it('CALL-5 makes a token once, however often it is requested meanwhile', async () => {
    const { made, daily, getToken } = await opened()
    for (let n = 0; n < 50; n++) daily()
    await getToken()
    expect(made).toEqual([100, 101])
  })

  it('CALL-5 does not start without a first one', async () => {
    await expect(opened({ fails: () => true })).rejects.toThrow('not now')
  })
})
