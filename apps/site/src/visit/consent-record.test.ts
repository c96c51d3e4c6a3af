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
  ])('are none where %j is stored', (stored) => {
    expect(readConsents(stored, NOW)).toEqual({})
    expect(readConsents(withConsents(stored, { media: true }, NOW), NOW)).toEqual({ media: true })
  })

  it('are none where they would last more than a year', () => {
    const ahead = withConsents(null, { media: true }, NOW + 400 * DAY)
    expect(readConsents(ahead, NOW)).toEqual({})
  })
})

describe('the script ahead of the banner', () => {
  /** Runs the script in a browser that stores `stored`; returns what it writes on the document, and a way to press. */
  function runScript(stored: string | null | Error, globalPrivacyControl = false) {
    const dataset: Record<string, string> = {}
    let pressed: (event: object) => void = () => undefined
    const addEventListener = (_type: string, listener: typeof pressed) => {
      pressed = listener
    }
    const localStorage = {
      getItem: () => {
        if (stored instanceof Error) throw stored
        return stored
      },
    }
    const run = new Function('localStorage', 'navigator', 'document', 'Date', CONSENT_SCRIPT)
    const clock = { now: () => NOW }
    const page = { documentElement: { dataset }, addEventListener }
    run(localStorage, { globalPrivacyControl }, page, clock)
    return { dataset, press: (element: object) => pressed({ target: { dataset: element } }) }
  }
  const asks = (...browser: Parameters<typeof runScript>) =>
    runScript(...browser).dataset.consent === 'ask'

  it('keeps an answer that is pressed before the script of the banner has loaded', () => {
    const { dataset, press } = runScript(null)
    press({})
    expect(dataset.consentChoice).toBeUndefined()
    press({ choice: 'reject' })
    expect(dataset.consentChoice).toBe('reject')
  })

  it('asks only visitors who have not decided', () => {
    expect(asks(null)).toBe(true)
    expect(asks('{')).toBe(true)
    expect(asks(new Error('Storage is shut off'))).toBe(true)
    expect(asks(withConsents(null, { media: true }, NOW))).toBe(true)
    expect(asks(withConsents(null, { statistics: false }, NOW - 364 * DAY))).toBe(false)
    expect(asks(withConsents(null, { statistics: true }, NOW - 366 * DAY))).toBe(true)
  })

  it('treats Global Privacy Control as a no', () => {
    expect(asks(null, true)).toBe(false)
  })
})
