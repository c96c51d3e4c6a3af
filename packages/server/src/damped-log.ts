import type { LogFields } from './log.ts'

type Say = (message: string, fields?: LogFields) => void

/**
 * Logs events that any client can cause, without letting them fill the log: the first is written as it is, and
 * a minute later one entry says how many `more` there were. Events are counted by message and status
 * (`answered`), so that one kind does not hide another. The message must not contain text of a request.
 *
 * @param say a level of a log
 * @param window milliseconds that are counted together
 */
export function damped(say: Say, window = 60_000): Say {
  const counts = new Map<string, number>()
  return (message, fields = {}) => {
    const kind = `${message} ${fields.answered}`
    const count = counts.get(kind)
    counts.set(kind, count === undefined ? 0 : count + 1)
    if (count !== undefined) return
    say(message, fields)
    setTimeout(() => {
      const more = counts.get(kind) ?? 0
      counts.delete(kind)
      if (more > 0) say(message, { answered: fields.answered, more, seconds: window / 1000 })
    }, window).unref()
  }
}
