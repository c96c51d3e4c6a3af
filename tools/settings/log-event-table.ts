import { LOG_EVENTS } from '../../packages/server/src/log-events.ts'

export const LOG_EVENTS_GUIDE = 'docs/guides/operate.md'

const START = '<!-- log events: written by npm run fix -->\n'
const END = '<!-- end of log events -->'

/** Returns the guide with its table of log events updated. Throws if the comments around the table are missing. */
export function withLogEventTable(guide: string): string {
  const start = guide.indexOf(START)
  const end = guide.indexOf(END)
  if (start < 0 || end < start)
    throw new Error(
      `${LOG_EVENTS_GUIDE} lacks the comments around the table of log events: expected ${START.trim()} and ${END}`,
    )
  const rows = Object.entries(LOG_EVENTS).map(([event, meaning]) => `| \`${event}\` | ${meaning} |`)
  const table = ['| event | meaning, and what to do |', '|---|---|', ...rows, ''].join('\n')
  return guide.slice(0, start + START.length) + table + guide.slice(end)
}
