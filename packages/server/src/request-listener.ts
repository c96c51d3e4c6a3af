import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { damped } from './damped-log.ts'
import type { Log } from './log.ts'

/**
 * Hands requests to a `fetch` function, such as that of a Hono application. A request of which no `Request`
 * can be made, for example for its `Host` header, is answered 400 and logged, without filling the log.
 *
 * @param options.refusal makes the answer to such a request
 */
export function createRequestListener(
  fetch: Parameters<typeof getRequestListener>[0],
  { log, refusal }: { readonly log: Log; readonly refusal: () => Response },
): RequestListener {
  const refused = damped(log.info)
  const listener = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      refused('A request was refused', { answered: 400, error: String(error) })
      return refusal()
    },
  })
  return (request, response) => void listener(request, response)
}
