import { describe, expect, it } from 'vitest'
import { calendarDay, endTime, hasSameLocalTime, readableEventTime } from './event-time.ts'

const startsAt = new Date('2027-03-02T15:00:00Z')
const endsAt = new Date('2027-03-02T16:30:00Z')

describe('the time of an event', () => {
  it('BLOCK-12 names its time zone', () => {
    expect(readableEventTime({ startsAt, endsAt: undefined }, 'en-GB', 'UTC')).toMatch(
      /^2 March 2027 at 15:00 UTC$/,
    )
    expect(readableEventTime({ startsAt, endsAt: undefined }, 'en-GB', 'America/New_York')).toMatch(
      /^2 March 2027 at 10:00 EST$/,
    )
  })

  it.each([
    ['America/Chicago', 'de', /09:00 CST$/],
    ['Australia/Brisbane', 'en-GB', /01:00 AEST$/],
    ['Europe/Berlin', 'de', /16:00 MEZ$/],
    ['Asia/Tokyo', 'en-GB', /00:00 GMT\+9$/],
  ])(
    'BLOCK-12 names %s in %s as people there do, where a locale has the name',
    (zone, locale, end) => {
      expect(readableEventTime({ startsAt, endsAt: undefined }, locale, zone)).toMatch(end)
    },
  )

  it('BLOCK-12 is the same in zones whose clocks agree, whatever their names', () => {
    const summer = { startsAt: new Date('2027-07-02T15:00:00Z'), endsAt: undefined }
    expect(hasSameLocalTime(summer, 'Europe/London', 'Europe/Lisbon')).toBe(true)
    expect(hasSameLocalTime(summer, 'Europe/London', 'UTC')).toBe(false)
    expect(hasSameLocalTime({ startsAt, endsAt }, 'Europe/London', 'UTC')).toBe(true)
  })

  it('BLOCK-12 says the day once when it begins and ends on it', () => {
    const text = readableEventTime({ startsAt, endsAt }, 'en-GB', 'UTC')
    expect(text.match(/March/g)).toHaveLength(1)
    expect(text).toMatch(/15:00.16:30 UTC$/)
  })

  it('BLOCK-12 is on the day that the zone has then', () => {
    const early = new Date('2024-10-16T20:45:00Z')
    expect(calendarDay(early, 'en-GB', 'UTC')).toEqual({
      day: '16',
      month: 'October',
      year: '2024',
    })
    expect(calendarDay(early, 'de', 'Australia/Brisbane')).toEqual({
      day: '17',
      month: 'Oktober',
      year: '2024',
    })
  })

  it('is over at its end; without a usable one at its start', () => {
    expect(endTime({ startsAt, endsAt })).toEqual(endsAt)
    expect(endTime({ startsAt, endsAt: undefined })).toEqual(startsAt)
    expect(endTime({ startsAt, endsAt: new Date(0) })).toEqual(startsAt)
  })
})
