import { LOG_EVENTS } from '../../packages/server/src/log-events.ts'

/** The guide that lists the log events, below the project's folder. */
export const LOG_EVENTS_GUIDE = 'docs/guides/operate.md'

const START = '<!-- log events: written by npm run fix -->\n'
const END = '<!-- end of log events -->'

/**
 * The guide with its table of log events brought up to date.
 *
 * @param guide the guide's text
 * @throws {Error} when the marks around the table are missing
 */
export function withLogEventTable(guide: string): string {
  const start = guide.indexOf(START)
  const end = guide.indexOf(END)
  if (start < 0 || end < start) throw new Error(`${LOG_EVENTS_GUIDE}: no marks of the log events`)
  const rows = Object.entries(LOG_EVENTS).map(([event, meaning]) => `| \`${event}\` | ${meaning} |`)
  const table = ['| event | meaning, and what to do |', '|---|---|', ...rows, ''].join('\n')
  return guide.slice(0, start + START.length) + table + guide.slice(end)
}
