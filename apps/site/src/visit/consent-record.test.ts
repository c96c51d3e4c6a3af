import { describe, expect, it } from 'vitest'
import { CONSENT_SCRIPT, readConsents, withConsents } from './consent-record.ts'

const NOW = Date.UTC(2026, 10, 22)
const DAY = 86_400_000

describe("a visitor's decisions", () => {
  it('are stored by category, each for a year', () => {
    const first = withConsents(null, { media: true }, NOW)
    const second = withConsents(first, { statistics: false, marketing: false }, NOW + 200 * DAY)
    expect(readConsents(second, NOW + 364 * DAY)).toEqual({
      media: true,
      statistics: false,
      marketing: false,
    })
    expect(readConsents(second, NOW + 366 * DAY)).toEqual({ statistics: false, marketing: false })
    expect(readConsents(second, NOW + 566 * DAY)).toEqual({})
  })

  it('can be changed', () => {
    const given = withConsents(null, { media: true }, NOW)
    expect(readConsents(withConsents(given, { media: false }, NOW), NOW)).toEqual({ media: false })
  })

  it.each([
    null,
    '',
    'yes',
    '{',
    '[]',
    '7',
    'null',
    '{"media":true}',
    '{"media":{"granted":"yes","until":1e15}}',
    '{"media":{"granted":true,"until":"1e15"}}',
    '{"cookies":{"granted":true,"until":9e12}}',
  ])('is nothing where %j is kept', (stored) => {
    expect(readConsents(stored, NOW)).toEqual({})
    expect(readConsents(withConsents(stored, { media: true }, NOW), NOW)).toEqual({ media: true })
  })

  it('is nothing where more than a year is promised', () => {
    const ahead = withConsents(null, { media: true }, NOW + 400 * DAY)
    expect(readConsents(ahead, NOW)).toEqual({})
  })
})

describe('the script ahead of the banner', () => {
  /** Runs the script in a browser that stores `stored`; true if the page has to ask. */
  function asks(stored: string | null | Error, globalPrivacyControl = false): boolean {
    const dataset: Record<string, string> = {}
    const localStorage = {
      getItem: () => {
        if (stored instanceof Error) throw stored
        return stored
      },
    }
    const run = new Function('localStorage', 'navigator', 'document', 'Date', CONSENT_SCRIPT)
    const clock = { now: () => NOW }
    run(localStorage, { globalPrivacyControl }, { documentElement: { dataset } }, clock)
    return dataset.consent === 'ask'
  }

  it('asks only visitors who have not decided', () => {
    expect(asks(null)).toBe(true)
    expect(asks('{')).toBe(true)
    expect(asks(new Error('Storage is shut off'))).toBe(true)
    expect(asks(withConsents(null, { media: true }, NOW))).toBe(true)
    expect(asks(withConsents(null, { statistics: false }, NOW - 364 * DAY))).toBe(false)
    expect(asks(withConsents(null, { statistics: true }, NOW - 366 * DAY))).toBe(true)
  })

  it('takes Global Privacy Control for a no', () => {
    expect(asks(null, true)).toBe(false)
  })
})
