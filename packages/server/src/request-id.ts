import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'

/** The header by which proxies, sites and the content system tell each other which request they work on. */
export const REQUEST_ID_HEADER = 'x-request-id'

interface AnsweredRequest {
  /** Made when somebody asks for it: most requests are answered from memory, and nothing is logged. */
  id: string | undefined
  isAnswered: boolean
}

const answered = new AsyncLocalStorage<AnsweredRequest>()

/**
 * The id of the request that is being answered, the same wherever it is asked for; undefined outside of
 * requests, and once the answer is sent: what goes on after it is not of this request.
 */
export function requestId(): string | undefined {
  const current = answered.getStore()
  if (current === undefined || current.isAnswered) return undefined
  current.id ??= randomUUID()
  return current.id
}

/**
 * A listener whose requests have an id: that of the header where a proxy in front is trusted and it looks like
 * one, else a new one.
 */
export function withRequestIds(listener: RequestListener, trustProxy: boolean): RequestListener {
  return (request, response) => {
    const given = trustProxy ? String(request.headers[REQUEST_ID_HEADER] ?? '') : ''
    const current = { id: HARMLESS.test(given) ? given : undefined, isAnswered: false }
    response.once('close', () => {
      current.isAnswered = true
    })
    answered.run(current, listener, request, response)
  }
}

/** `fetch` on behalf of the request that is being answered: whoever is asked is told its id. */
export function fetchForRequest(
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const headers = new Headers(init?.headers)
  for (const [name, value] of Object.entries(requestIdHeaders())) headers.set(name, value)
  return fetch(input, { ...init, headers })
}

/** What tells whoever is asked on behalf of the request that is being answered its id. */
export function requestIdHeaders(): Readonly<Record<string, string>> {
  const id = requestId()
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id }
}

/** Letters, digits and hyphens, as nginx and others make them: nothing that a log could be misled by. */
const HARMLESS = /^[\w-]{8,64}$/
