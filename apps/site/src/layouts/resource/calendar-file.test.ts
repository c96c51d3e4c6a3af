import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: 'one@www.vendor.example',
  name: 'Tonnes, beside pounds; a morning',
  description: 'First line\nsecond line',
  location: 'Lamb Court Rooms, London',
  url: 'https://www.vendor.example/events/one',
  startsAt: new Date('2027-04-21T12:30:00Z'),
  endsAt: new Date('2027-04-21T16:00:00Z'),
  changedAt: new Date('2026-11-28T09:40:00.250Z'),
}

describe('calendar file of an event', () => {
  it('BLOCK-12 has its times in UTC, and ends each line as RFC 5545 wants it', () => {
    const file = calendarFile(event)
    expect(file).toContain('DTSTART:20270421T123000Z\r\nDTEND:20270421T160000Z\r\n')
    expect(file).toContain('DTSTAMP:20261128T094000Z\r\n')
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('BLOCK-12 escapes what has a meaning in such a file', () => {
    const file = calendarFile({ ...event, description: 'One\\two\r\nEND:VEVENT' })
    expect(file).toContain('SUMMARY:Tonnes\\, beside pounds\\; a morning\r\n')
    expect(file).toContain('DESCRIPTION:One\\\\two\\nEND:VEVENT\r\n')
  })

  it('BLOCK-12 has no end before its start', () => {
    expect(calendarFile({ ...event, endsAt: event.startsAt })).not.toContain('DTEND')
    expect(calendarFile({ ...event, endsAt: undefined })).not.toContain('DTEND')
  })

  it('BLOCK-12 folds lines at 75 bytes, and loses nothing by it', () => {
    const description = '£1,180 für Gerüste – '.repeat(12).trim()
    const file = calendarFile({ ...event, description })
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(
      `DESCRIPTION:${description.replaceAll(',', '\\,')}\r\n`,
    )
  })
})
