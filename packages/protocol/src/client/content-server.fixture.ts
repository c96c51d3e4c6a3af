import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '../../../../tools/testing/local-server.ts'
import {
  type ContentApiSettings,
  type ContentClient,
  createContentClient,
} from './content-client.ts'

export interface ReceivedRequest {
  readonly path: string
  readonly query: URLSearchParams
  /** Number of the request, from 1. */
  readonly number: number
}

export type Respond = (
  received: ReceivedRequest,
  response: ServerResponse,
  request: IncomingMessage,
) => void

export interface ContentServer {
  readonly origin: string
  readonly requests: readonly ReceivedRequest[]
  /** Waits between retries, in milliseconds. None of them takes time. */
  readonly waits: readonly number[]
  readonly client: (settings?: Partial<ContentApiSettings>) => ContentClient
}

/** The clients' token, with characters that are encoded in addresses. */
export const TOKEN = 'secret token+/1'

/** Runs a test against a content system whose responses `respond` sends. */
export async function onContentServer(
  respond: Respond,
  test: (server: ContentServer) => Promise<void>,
): Promise<void> {
  const requests: ReceivedRequest[] = []
  const waits: number[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    requests.push({ path: pathname, query: searchParams, number: requests.length + 1 })
    respond(requests.at(-1) as ReceivedRequest, response, request)
  })
  const port = await listenLocally(server)
  const origin = `http://127.0.0.1:${port}`
  const client = (settings: Partial<ContentApiSettings> = {}) =>
    createContentClient({
      apiUrl: `${origin}/v2`,
      token: TOKEN,
      view: 'published',
      sleep: async (milliseconds) => void waits.push(milliseconds),
      now: () => NOW,
      random: () => 1,
      ...settings,
    })
  try {
    await test({ origin, requests, waits, client })
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** The clients' clock, in milliseconds. */
export const NOW = 1_800_000_000_500

export function sendJson(response: ServerResponse, body: unknown, headers = {}, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}

export function numberedStory(number: number) {
  return { id: number, uuid: `uuid-${number}`, full_slug: `story-${number}`, content: {} }
}

/** Serves a list of `count` stories or links in pages (delivery-protocol#paging). */
export function respondWithList(count: number, headersOf = correctHeaders): Respond {
  return ({ path, query }, response) => {
    const perPage = Number(query.get('per_page') ?? 25)
    const start = (Number(query.get('page') ?? 1) - 1) * perPage
    const length = Math.max(0, Math.min(perPage, count - start))
    const items = Array.from({ length }, (_, index) => numberedStory(start + index))
    const links = Object.fromEntries(items.map((item) => [item.uuid, item]))
    const body = path.endsWith('links') ? { links } : { stories: items, cv: 1, rels: [], links: [] }
    sendJson(response, body, headersOf(count, perPage))
  }
}

function correctHeaders(total: number, perPage: number): Record<string, string> {
  return { total: String(total), 'per-page': String(perPage) }
}
