import { endTime } from './event-time.ts'

export interface CalendarEvent {
  /** Stays the same when the event moves, so that a calendar replaces its entry. */
  readonly uid: string
  readonly name: string
  readonly description: string | undefined
  readonly location: string | undefined
  readonly url: string
  readonly startsAt: Date
  readonly endsAt: Date | undefined
  /** Time of the last publication. */
  readonly changedAt: Date
}

/** Path of an event's calendar file. */
export function calendarPath(uuid: string): string {
  return `/_/calendar/${uuid}.ics`
}

/** An event as a file for calendars (RFC 5545), in UTC, which each calendar shows in its owner's zone. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, name, description, location, url, startsAt, endsAt, changedAt } = event
  const end = endTime({ startsAt, endsAt })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prospectus//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${formatUtc(changedAt)}`,
    `DTSTART:${formatUtc(startsAt)}`,
    ...(end > startsAt ? [`DTEND:${formatUtc(end)}`] : []),
    `SUMMARY:${escapeText(name)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** As in `20270914T090000Z`. */
function formatUtc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Breaks a line after at most 75 bytes, never within a character. */
function foldLine(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

const MAX_LINE_BYTES = 75
