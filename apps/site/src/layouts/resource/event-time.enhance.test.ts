import { afterEach, describe, expect, it, vi } from 'vitest'
import { enhance } from './event-time.enhance.ts'

/** The parts of an element that the enhancer touches. */
function element(zone?: string) {
  const parts = {
    local: { hidden: true },
    'local-time': { textContent: '' },
    day: { textContent: '' },
    upcoming: { hidden: true },
    past: { hidden: true },
    register: { hidden: false },
  }
  const node = {
    dataset: {
      starts: '2027-03-02T15:00:00.000Z',
      ends: '2027-03-02T16:00:00.000Z',
      locale: 'en-GB',
      ...(zone && { zone }),
    },
    querySelector: (selector: string) =>
      parts[/"([a-z-]+)"/.exec(selector)?.[1] as keyof typeof parts] ?? null,
  }
  return { node: node as object as HTMLElement, parts }
}

function enhancedAt(now: string, zone?: string) {
  vi.useFakeTimers({ now: new Date(now) })
  const { node, parts } = element(zone)
  enhance(node)
  return parts
}

afterEach(() => void vi.useRealTimers())

describe('event time in the browser', () => {
  it('BLOCK-12 says that an event is still to come, until it ends', () => {
    for (const now of ['2026-01-01T00:00:00Z', '2027-03-02T15:59:59Z']) {
      const parts = enhancedAt(now)
      expect([parts.upcoming.hidden, parts.past.hidden, parts.register.hidden]).toEqual([
        false,
        true,
        false,
      ])
    }
  })

  it('BLOCK-12 says that it is over, and takes the registration away', () => {
    const parts = enhancedAt('2027-03-02T16:00:00Z')
    expect([parts.upcoming.hidden, parts.past.hidden, parts.register.hidden]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('BLOCK-12 shows the time in the visitor’s zone', () => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: zone })
    const parts = enhancedAt('2026-01-01T00:00:00Z')
    expect(parts['local-time'].textContent).toContain(hour.format(new Date('2027-03-02T15:00:00Z')))
    expect(parts.local.hidden).toBe(zone === 'UTC')
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: zone })
    expect(parts.day.textContent).toBe(day.format(new Date('2027-03-02T15:00:00Z')))
  })

  it('BLOCK-12 keeps the day at the event, and repeats the time only if it differs', () => {
    const far = enhancedAt('2026-01-01T00:00:00Z', 'Pacific/Kiritimati')
    expect([far.day.textContent, far.local.hidden]).toEqual(['3', false])
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(enhancedAt('2026-01-01T00:00:00Z', here).local.hidden).toBe(true)
  })
})
