import type { LogEvent } from './log-events.ts'
import { requestId } from './request-id.ts'

/** Details of a log entry, such as its request, server or response (MSG-2). */
export type LogFields = Readonly<Record<string, unknown>>

export interface Log {
  readonly info: WriteLogEntry
  readonly warn: WriteLogEntry
  readonly error: WriteLogEntry
}

/** Writes one entry: a stable key that operators search and alert on, a sentence, and fields. */
export type WriteLogEntry = (event: LogEvent, message: string, fields?: LogFields) => void

type Entry = LogFields & {
  readonly time: string
  readonly level: string
  readonly message: string
}

/**
 * A log with a line per entry: `time`, `level`, `event`, `message`, `request` (the current request's id), then the
 * fields. Errors are written with their stack; values that JSON cannot represent are written as text.
 * @param write receives each line with its line break
 * @param format makes a line of an entry; JSON by default
 */
export function createLog(
  write: (line: string) => void,
  now = () => new Date(),
  format: (entry: Entry) => string = asJson,
): Log {
  const entry =
    (level: string): WriteLogEntry =>
    (event, message, fields = {}) =>
      write(
        `${format({ time: now().toISOString(), level, event, message, request: requestId(), ...fields })}\n`,
      )
  return { info: entry('info'), warn: entry('warn'), error: entry('error') }
}

/** `LOG_FORMAT`; empty for text in a terminal and JSON elsewhere. */
export type LogFormat = 'json' | 'text' | ''

/** The log of a role on standard error. The role begins each line, since several roles write to one terminal. */
export function createProcessLog(role: string, settings: { readonly logFormat: LogFormat }): Log {
  return createLog((line) => process.stderr.write(line), undefined, formatOf(role, settings))
}

/** The format of entries for standard error, chosen by `LOG_FORMAT`. */
export function formatOf(
  role: string,
  { logFormat }: { readonly logFormat: LogFormat },
): (entry: Entry) => string {
  const isText = logFormat === '' ? process.stderr.isTTY : logFormat === 'text'
  return isText ? (entry) => asText(role, entry) : asJson
}

/** An entry for people: local time, role, level unless `info`, sentence, fields in brackets; a stack below it. */
export function asText(role: string, { time, level, message, event: _, ...fields }: Entry): string {
  const clock = new Date(time).toTimeString().slice(0, 8)
  const sentence = level === 'info' ? message : `${level}: ${message}`
  const texts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : fieldText(value)}`)
  const details = texts.length === 0 ? '' : ` (${texts.join(', ')})`
  // Clients may send sequences that a terminal obeys.
  return `${clock} ${role.padEnd(8)} ${sentence}${details}`
    .replaceAll(/(?!\n)\p{Cc}/gu, '·')
    .replaceAll('\n', '\n         ')
}

function fieldText(value: unknown): string {
  const text = toLoggable(value)
  return typeof text === 'string' ? text : asJson({ value: text }).slice('{"value":'.length, -1)
}

function asJson(entry: LogFields): string {
  try {
    return JSON.stringify(entry, (_key, value) => toLoggable(value))
  } catch {
    return JSON.stringify(entry, (key, value) => (key === '' ? value : String(toLoggable(value))))
  }
}

function toLoggable(value: unknown): unknown {
  if (value instanceof Error) return value.stack ?? value.message
  return typeof value === 'bigint' ? value.toString() : value
}

/**
 * Prevents clients from filling the log with events that they can cause: writes the first immediately, and a minute
 * later an entry with the number of further ones (`more`). Counts by event and status, so that one kind does not hide
 * another.
 * @param write one method of a log, such as `log.warn`
 */
export function throttle(write: WriteLogEntry, windowMs = 60_000): WriteLogEntry {
  const counts = new Map<string, number>()
  return (event, message, fields = {}) => {
    const kind = `${event} ${fields.status}`
    const count = counts.get(kind)
    counts.set(kind, count === undefined ? 0 : count + 1)
    if (count !== undefined) return
    write(event, message, fields)
    setTimeout(() => {
      const more = counts.get(kind) ?? 0
      counts.delete(kind)
      if (more > 0) write(event, message, { status: fields.status, more, seconds: windowMs / 1000 })
    }, windowMs).unref()
  }
}

/** A request's path for the log, without what may be secret: query, mail addresses, tokens of drafts and uploads. */
export function loggedPath(target: string): string {
  const path = target.replace(/[?#].*$/s, '').slice(0, MAX_PATH_LENGTH)
  return path.replace(SECRET_PATHS, '$1/…').replace(/[^/]*(?:@|%40)[^/]*/gi, '…')
}

const SECRET_PATHS = /^(\/share|\/v1\/spaces\/[^/]*\/asset_uploads)\/.*$/s
const MAX_PATH_LENGTH = 300
