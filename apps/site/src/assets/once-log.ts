import type { LogFields } from '@prospectus/server/log'
import { LRUCache } from 'lru-cache'

type Say = (message: string, fields: LogFields & { readonly path: string }) => void

const HOUR_MS = 60 * 60 * 1000
/** Files that are remembered. */
const MAX_REMEMBERED_LINES = 2000

/** Says the same of the same file once an hour, however often somebody asks for it. */
export function createOnceLog(say: Say, now = () => performance.now()): Say {
  const said = new LRUCache<string, number>({ max: MAX_REMEMBERED_LINES })
  return (message, fields) => {
    const key = `${message} ${fields.path}`
    if (now() - (said.get(key) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return
    said.set(key, now())
    say(message, fields)
  }
}
