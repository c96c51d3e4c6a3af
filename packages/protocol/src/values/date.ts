import { DAY_MS } from './durations.ts'

const STORED_DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i

/**
 * Reads `YYYY-MM-DD`, `YYYY-MM-DD HH:mm` or an ISO timestamp, as UTC unless it names an offset (DATA-3). Undefined when
 * empty, in another form, or not in the calendar (31 February). Never throws.
 */
export function readDate(raw: unknown): Date | undefined {
  const match = typeof raw === 'string' ? STORED_DATE.exec(raw.trim()) : null
  if (match === null) return undefined
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', offset] = match
  const local = new Date(0)
  local.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isInCalendar =
    local.getUTCMonth() === Number(month) - 1 && local.getUTCDate() === Number(day)
  if (!isInCalendar || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return undefined
  local.setUTCHours(
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.padEnd(3, '0').slice(0, 3)),
  )
  return new Date(local.getTime() - offsetMinutes(offset) * 60_000)
}

/** 24:00, the end of a day, which ISO 8601 allows where a client names a bound. */
const END_OF_DAY = /^(.{10}[ T])24(?=:00(?::00(?:\.0+)?)?(?:\D|$))/

/**
 * Reads a client's date as ISO 8601 in UTC with milliseconds. Like `readDate`, but 24:00 is the end of its day, and
 * years outside 0 to 9999 are undefined.
 */
export function readIsoDate(raw: unknown): string | undefined {
  const text = String(raw).trim()
  const start = readDate(text.replace(END_OF_DAY, '$100'))
  const date = start && END_OF_DAY.test(text) ? new Date(start.getTime() + DAY_MS) : start
  const year = date?.getUTCFullYear() ?? -1
  return year >= 0 && year <= 9999 ? date?.toISOString() : undefined
}

function offsetMinutes(offset: string | undefined): number {
  if (offset === undefined || offset.toUpperCase() === 'Z') return 0
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))
  return offset.startsWith('-') ? -minutes : minutes
}
