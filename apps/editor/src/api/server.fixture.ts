import { createApiReader, createClient } from './api.ts'

/** A request as the server receives it. */
export interface ReceivedRequest {
  /** Such as `PUT stories/7`, without a query. */
  readonly route: string
  readonly query: URLSearchParams
  /** Version of the story that the change is based on. */
  readonly version: number | undefined
  /** Body, parsed as JSON. */
  readonly body: unknown
}

interface Reply {
  /** 200 by default. */
  readonly status?: number
  readonly body: unknown
  /** Number of rows on all pages of a list. */
  readonly total?: number
}

/**
 * Creates a fake content system, and a client that reaches it without a network.
 *
 * @param respond returns the reply to each request, or `cut` for a network failure
 * @returns the client, a reader, and in `requests` all requests so far, such as `GET stories?page=2`
 */
export function createFakeContentSystem(
  respond: (request: ReceivedRequest) => Reply | 'cut' | Promise<Reply | 'cut'>,
) {
  const requests: string[] = []
  const fetchImpl: typeof fetch = async (input, { method = 'GET', headers, body } = {}) => {
    const line = `${method} ${String(input).replace('/v1/spaces/1/', '')}`
    requests.push(line)
    const [route = '', query = ''] = line.split('?')
    const version = new Headers(headers).get('if-match')?.replaceAll('"', '')
    const reply = await respond({
      route,
      query: new URLSearchParams(query),
      version: version === undefined ? undefined : Number(version),
      body: body === undefined ? undefined : JSON.parse(String(body)),
    })
    if (reply === 'cut') throw new TypeError('The network is cut.')
    const { status = 200, total } = reply
    return Response.json(reply.body, {
      status,
      ...(total !== undefined && { headers: { total: String(total) } }),
    })
  }
  const request = createClient({ spaceId: 1, fetchImpl })
  return { request, read: createApiReader(request), requests }
}
