import type { LogFields } from '@prospectus/server/log'
import { LRUCache } from 'lru-cache'

type Say = (message: string, fields: LogFields & { readonly path: string }) => void

const HOUR = 60 * 60 * 1000
/** Files that are remembered. */
const MOST = 2000

/** Says the same of the same file once an hour, however often somebody asks for it. */
export function createOnceLog(say: Say, now: () => number = Date.now): Say {
  const said = new LRUCache<string, number>({ max: MOST })
  return (message, fields) => {
    const key = `${message} ${fields.path}`
    if (now() - (said.get(key) ?? Number.NEGATIVE_INFINITY) < HOUR) return
    said.set(key, now())
    say(message, fields)
  }
}
