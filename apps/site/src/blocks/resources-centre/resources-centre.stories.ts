import {
  encodeStoriesRequest,
  STORIES_PATH,
  type StoriesOptions,
} from '@prospectus/protocol/query/stories-request'

export interface StoriesResponse {
  readonly outcome:
    | 'ok'
    /** Logged: no connection, another status, an unexpected shape. */
    | 'failed'
    /** Logged: the token has expired. */
    | 'unauthorised'
    /** Cancelled in favour of a newer request. */
    | 'aborted'
  readonly stories: readonly unknown[]
  /** On all pages. */
  readonly total: number
}

declare global {
  interface Window {
    /** Responses of the stories endpoint by their encoded options (CALL-4). */
    prospectusStories?: Map<string, StoriesResponse>
  }
}

export type Stories = ReturnType<typeof createStories>

/** Requests stories with a page's token (CALL-4). Never throws. Caches 60 responses and shares equal requests. */
export function createStories(token: string) {
  const running = new Map<string, { response: Promise<StoriesResponse>; abort: () => void }>()
  const request = (options: StoriesOptions): Promise<StoriesResponse> => {
    const body = encodeStoriesRequest(options, token)
    const cached = responseCache().get(body)
    if (cached !== undefined) return Promise.resolve(cached)
    const same = running.get(body)
    if (same !== undefined) return same.response

    const controller = new AbortController()
    const abort = () => {
      running.delete(body)
      controller.abort()
    }
    const limit = setTimeout(() => controller.abort(LATE), TIMEOUT_MS)
    const response = fetchStories(options, body, controller.signal).then((result) => {
      clearTimeout(limit)
      if (controller.signal.reason === LATE) running.delete(body)
      if (!controller.signal.aborted) running.delete(body)
      if (result.outcome === 'ok') cache(body, result)
      return result
    })
    running.set(body, { response, abort })
    return response
  }
  const cancelOthers = (options: StoriesOptions) => {
    const body = encodeStoriesRequest(options, token)
    for (const [other, { abort }] of running) if (other !== body) abort()
  }
  return { request, cancelOthers }
}

const MAX_CACHED_RESPONSES = 60

/** After this time the visitor is offered the plain page (RES-5). */
export const TIMEOUT_MS = 10_000

const LATE = new Error(`no response in ${TIMEOUT_MS} ms`)

function responseCache(): Map<string, StoriesResponse> {
  window.prospectusStories ??= new Map()
  return window.prospectusStories
}

function cache(body: string, response: StoriesResponse): void {
  const cached = responseCache()
  cached.set(body, response)
  for (const oldest of cached.keys()) {
    if (cached.size <= MAX_CACHED_RESPONSES) break
    cached.delete(oldest)
  }
}

/** Logs a failure with the request, its destination and the response (MSG-2). */
async function fetchStories(
  options: StoriesOptions,
  body: string,
  signal: AbortSignal,
): Promise<StoriesResponse> {
  const request = `POST ${new URL(STORIES_PATH, location.href)} ${JSON.stringify(options)}`
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(STORIES_PATH, { method: 'POST', headers, body, signal })
    const text = await response.text()
    if (!response.ok) throw new HttpError(response.status, text)
    const result = readResponse(text)
    if (result === undefined)
      console.warn(`${request} came back in an unexpected shape:`, cut(text))
    return result ?? NOTHING.failed
  } catch (error) {
    if (signal.aborted && signal.reason !== LATE) return NOTHING.aborted
    console.error(`${request} failed:`, String(error))
    const isUnauthorised = error instanceof HttpError && error.status === 401
    return isUnauthorised ? NOTHING.unauthorised : NOTHING.failed
  }
}

class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number

  constructor(status: number, body: string) {
    super(`${status} ${cut(body)}`)
    this.status = status
  }
}

function readResponse(text: string): StoriesResponse | undefined {
  const { data, total }: { data?: unknown; total?: unknown } = Object(parseJson(text))
  const { stories }: { stories?: unknown } = Object(data)
  if (!Array.isArray(stories) || !stories.every(isStory) || !Number.isSafeInteger(total)) {
    return undefined
  }
  return { outcome: 'ok', stories, total: Number(total) }
}

function isStory(value: unknown): boolean {
  const { uuid, full_slug, content }: Record<string, unknown> = Object(value)
  return (
    typeof uuid === 'string' &&
    typeof full_slug === 'string' &&
    typeof content === 'object' &&
    content !== null
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Enough of a response to recognise it in the log. */
function cut(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

const none = { stories: [], total: 0 }
const NOTHING = {
  failed: { outcome: 'failed', ...none },
  unauthorised: { outcome: 'unauthorised', ...none },
  aborted: { outcome: 'aborted', ...none },
} as const
