import {
  encodeStoriesRequest,
  STORIES_PATH,
  type StoriesOptions,
} from '@prospectus/protocol/query/stories-request'

/** The result of a request; without stories unless it is `ok`. */
export interface StoriesAnswer {
  readonly outcome:
    | 'ok'
    /** Logged: no connection, another status, an unexpected shape. */
    | 'failed'
    /** Logged: the token has expired. */
    | 'unauthorised'
    /** Cancelled in favour of a newer request. */
    | 'aborted'
  readonly stories: readonly unknown[]
  /** On all pages together. */
  readonly total: number
}

/** Asks the stories endpoint; never throws. */
export interface Stories {
  readonly ask: (options: StoriesOptions) => Promise<StoriesAnswer>
  /** Cancels every other request under way. */
  readonly giveUpOthers: (options: StoriesOptions) => void
}

declare global {
  interface Window {
    /** Answers of the stories endpoint by their encoded options (CALL-4). */
    prospectusStories?: Map<string, StoriesAnswer>
  }
}

/**
 * Asks for stories with a page's token (CALL-4). The latest 60 good answers are kept in the window by their
 * encoded options, and equal requests under way are shared, so that nothing is requested twice.
 */
export function createStories(token: string): Stories {
  const running = new Map<string, { answer: Promise<StoriesAnswer>; abort: () => void }>()
  const ask: Stories['ask'] = (options) => {
    const body = encodeStoriesRequest(options, token)
    const kept = keptAnswers().get(body)
    if (kept !== undefined) return Promise.resolve(kept)
    const same = running.get(body)
    if (same !== undefined) return same.answer

    const controller = new AbortController()
    const abort = () => {
      running.delete(body)
      controller.abort()
    }
    const limit = setTimeout(() => controller.abort(LATE), LONGEST_WAIT_MS)
    const answer = fetchStories(options, body, controller.signal).then((come) => {
      clearTimeout(limit)
      if (controller.signal.reason === LATE) running.delete(body)
      if (!controller.signal.aborted) running.delete(body)
      if (come.outcome === 'ok') keep(body, come)
      return come
    })
    running.set(body, { answer, abort })
    return answer
  }
  const giveUpOthers: Stories['giveUpOthers'] = (options) => {
    const body = encodeStoriesRequest(options, token)
    for (const [other, { abort }] of running) if (other !== body) abort()
  }
  return { ask, giveUpOthers }
}

const MAX_KEPT_ANSWERS = 60

/** A visitor who has waited this long is told, and can load the plain page instead (RES-5). */
export const LONGEST_WAIT_MS = 10_000

/** The reason for ending a request that has taken too long. */
const LATE = new Error(`no answer within ${LONGEST_WAIT_MS} ms`)

function keptAnswers(): Map<string, StoriesAnswer> {
  window.prospectusStories ??= new Map()
  return window.prospectusStories
}

function keep(body: string, answer: StoriesAnswer): void {
  const kept = keptAnswers()
  kept.set(body, answer)
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT_ANSWERS) break
    kept.delete(oldest)
  }
}

/** Logs what went wrong, with the request, its destination and the answer (MSG-2). */
async function fetchStories(
  options: StoriesOptions,
  body: string,
  signal: AbortSignal,
): Promise<StoriesAnswer> {
  const asked = `POST ${new URL(STORIES_PATH, location.href)} ${JSON.stringify(options)}`
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(STORIES_PATH, { method: 'POST', headers, body, signal })
    const text = await response.text()
    if (!response.ok) throw new HttpError(response.status, text)
    const answer = readAnswer(text)
    if (answer === undefined) console.warn(`${asked} came back in an unexpected shape:`, cut(text))
    return answer ?? NOTHING.failed
  } catch (error) {
    if (signal.aborted && signal.reason !== LATE) return NOTHING.aborted
    console.error(`${asked} failed:`, String(error))
    const refused = error instanceof HttpError && error.status === 401
    return refused ? NOTHING.unauthorised : NOTHING.failed
  }
}

/** An answer with another status than 200. */
class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number

  constructor(status: number, body: string) {
    super(`${status} ${cut(body)}`)
    this.status = status
  }
}

function readAnswer(text: string): StoriesAnswer | undefined {
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

/** As much of an answer as identifies it in the log. */
function cut(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

const none = { stories: [], total: 0 }
const NOTHING = {
  failed: { outcome: 'failed', ...none },
  unauthorised: { outcome: 'unauthorised', ...none },
  aborted: { outcome: 'aborted', ...none },
} as const
