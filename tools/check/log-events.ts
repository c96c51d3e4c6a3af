import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOG_EVENTS } from '../../packages/server/src/log-events.ts'
import { root } from '../run/project.ts'
import { LOG_EVENTS_GUIDE, withLogEventTable } from '../settings/log-event-table.ts'
import type { Check } from './check-interface.ts'

/** Every log event is logged somewhere, and the operators' guide lists them all. */
export const logEvents: Check = {
  name: 'log events',
  run: (files) => {
    const code = files
      .filter(
        ({ path }) => /^(apps|packages)\//.test(path) && !/\.(test|spec)\.|log-events/.test(path),
      )
      .map(({ text }) => text)
      .join('\n')
    const guide = readFileSync(join(root, LOG_EVENTS_GUIDE), 'utf8')
    return {
      findings: [
        ...Object.keys(LOG_EVENTS)
          .filter((event) => !code.includes(`'${event}'`))
          .map((event) => `packages/server/src/log-events.ts: ${event} is never logged`),
        ...(guide === withLogEventTable(guide)
          ? []
          : [`${LOG_EVENTS_GUIDE} is stale: run npm run fix`]),
      ],
    }
  },
}
