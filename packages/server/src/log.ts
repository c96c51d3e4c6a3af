import { requestId } from './request-id.ts'

/** What an entry says beyond its message: what was asked, of whom, what came back (MSG-2). */
export type LogFields = Readonly<Record<string, unknown>>

export interface Log {
  readonly info: (message: string, fields?: LogFields) => void
  readonly warn: (message: string, fields?: LogFields) => void
  readonly error: (message: string, fields?: LogFields) => void
}

/**
 * A log of one JSON object a line: `time`, `level`, `message`, the id of the request that is being answered as
 * `request`, then the fields. An `Error` among the fields is written with its stack; a field that JSON cannot
 * hold is written as text.
 *
 * @param write takes each line, its line break included
 * @param now the time of an entry
 */
export function createLog(write: (line: string) => void, now = () => new Date()): Log {
  const entry =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      write(
        `${asJson({ time: now().toISOString(), level, message, request: requestId(), ...fields })}\n`,
      )
  return { info: entry('info'), warn: entry('warn'), error: entry('error') }
}

function asJson(entry: LogFields): string {
  try {
    return JSON.stringify(entry, (_key, value) => readable(value))
  } catch {
    return JSON.stringify(entry, (key, value) => (key === '' ? value : String(readable(value))))
  }
}

function readable(value: unknown): unknown {
  if (value instanceof Error) return value.stack ?? value.message
  return typeof value === 'bigint' ? value.toString() : value
}
