import {
  encodeStoriesRequest,
  STORIES_PATH,
  type StoriesOptions,
} from '@prospectus/protocol/query/stories-request'

export interface StoriesResponse {
  readonly outcome:
    | 'ok'
    /** Logged: no connection, no response in time, an error status except 401, an unexpected shape. */
    | 'failed'
    /** Logged: the token has expired. */
    | 'unauthorised'
    /** Cancelled in favour of a newer request. */
    | 'aborted'
  readonly stories: readonly unknown[]
  /** Number of stories on all pages. */
  readonly total: number
}

declare global {
  interface Window {
    /** Responses of the stories endpoint by their encoded options (CALL-4). */
    prospectusStories?: Map<string, StoriesResponse>
  }
}

export type StoriesClient = ReturnType<typeof createStoriesClient>

/** Requests stories with a page's token (CALL-4). Never throws. Caches responses and shares equal requests. */
export function createStoriesClient(token: string) {
  const pending = new Map<string, { response: Promise<StoriesResponse>; abort: () => void }>()
  const request = (options: StoriesOptions): Promise<StoriesResponse> => {
    const body = encodeStoriesRequest(options, token)
    const cached = responseCache().get(body)
    if (cached !== undefined) return Promise.resolve(cached)
    const pendingRequest = pending.get(body)
    if (pendingRequest !== undefined) return pendingRequest.response

    const controller = new AbortController()
    const abort = () => {
      pending.delete(body)
      controller.abort()
    }
    const timer = setTimeout(() => controller.abort(TIMED_OUT), TIMEOUT_MS)
    const response = fetchStories(options, body, controller.signal).then((result) => {
      clearTimeout(timer)
      if (controller.signal.reason === TIMED_OUT) pending.delete(body)
      if (!controller.signal.aborted) pending.delete(body)
      if (result.outcome === 'ok') cache(body, result)
      return result
    })
    pending.set(body, { response, abort })
    return response
  }
  const cancelOthers = (options: StoriesOptions) => {
    const body = encodeStoriesRequest(options, token)
    for (const [other, { abort }] of pending) if (other !== body) abort()
  }
  return { request, cancelOthers }
}

const MAX_CACHED_RESPONSES = 60

/** After this time the visitor is offered the plain page (RES-5). */
export const TIMEOUT_MS = 10_000

const TIMED_OUT = new Error(`The stories did not arrive in ${TIMEOUT_MS} ms`)

function responseCache(): Map<string, StoriesResponse> {
  window.prospectusStories ??= new Map()
  return window.prospectusStories
}

function cache(body: string, response: StoriesResponse): void {
  const responses = responseCache()
  responses.set(body, response)
  for (const oldest of responses.keys()) {
    if (responses.size <= MAX_CACHED_RESPONSES) break
    responses.delete(oldest)
  }
}

/** Requests stories; logs a failure with the request, its destination and the response (MSG-2). */
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
    if (!response.ok) throw new StoriesRequestError(response.status, text)
    const result = readResponse(text)
    if (result === undefined)
      console.warn(
        `${request} returned an unexpected shape; expected stories and their total:`,
        excerpt(text),
      )
    return result ?? EMPTY_RESPONSES.failed
  } catch (error) {
    if (signal.aborted && signal.reason !== TIMED_OUT) return EMPTY_RESPONSES.aborted
    console.error(`${request} failed:`, String(error))
    const isUnauthorised = error instanceof StoriesRequestError && error.status === 401
    return isUnauthorised ? EMPTY_RESPONSES.unauthorised : EMPTY_RESPONSES.failed
  }
}

class StoriesRequestError extends Error {
  override readonly name = 'StoriesRequestError'
  readonly status: number

  constructor(status: number, body: string) {
    super(`${status} ${excerpt(body)}`)
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
function excerpt(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

const NO_STORIES = { stories: [], total: 0 }
const EMPTY_RESPONSES = {
  failed: { outcome: 'failed', ...NO_STORIES },
  unauthorised: { outcome: 'unauthorised', ...NO_STORIES },
  aborted: { outcome: 'aborted', ...NO_STORIES },
} as const
