import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'

/** Carries a request's id between proxies, sites and the content system. */
export const REQUEST_ID_HEADER = 'x-request-id'

interface RequestContext {
  /** Created on first use, since most requests are served from memory, without a log entry. */
  id: string | undefined
  hasResponded: boolean
}

const requests = new AsyncLocalStorage<RequestContext>()

/** The id of the current request; undefined outside of one, and once the response is sent. */
export function requestId(): string | undefined {
  const current = requests.getStore()
  if (current === undefined || current.hasResponded) return undefined
  current.id ??= randomUUID()
  return current.id
}

/** Gives a listener's requests an id: a valid one from a trusted proxy's header, else a new one. */
export function withRequestIds(listener: RequestListener, trustProxy: boolean): RequestListener {
  return (request, response) => {
    const receivedId = trustProxy ? String(request.headers[REQUEST_ID_HEADER] ?? '') : ''
    const current = { id: VALID_ID.test(receivedId) ? receivedId : undefined, hasResponded: false }
    response.once('close', () => {
      current.hasResponded = true
    })
    requests.run(current, listener, request, response)
  }
}

/** `fetch` with the id of the current request. */
export function fetchForRequest(
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const headers = new Headers(init?.headers)
  for (const [name, value] of Object.entries(requestIdHeaders())) headers.set(name, value)
  return fetch(input, { ...init, headers })
}

/** The header with the id of the current request. */
export function requestIdHeaders(): Readonly<Record<string, string>> {
  const id = requestId()
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id }
}

/** Letters, digits, hyphens and underscores, as nginx and others generate: nothing that could forge log entries. */
const VALID_ID = /^[\w-]{8,64}$/
