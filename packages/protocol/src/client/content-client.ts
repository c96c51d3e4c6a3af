import { isUuid } from '../values/is-uuid.ts'
import { isNotFound } from './content-api-error.ts'
import { allPages, collect, type FetchedPage, inOrder, type Task } from './pages.ts'
import {
  type ApiResponse,
  type RetrySettings,
  request,
  sleepUnlessStopped,
  withRetries,
} from './request.ts'
import { entriesOf, fetchedStoryOf, spaceOf } from './response-shapes.ts'

/** `cv`: the space's `version`, or any newer number; the current second by default. */
interface CvOption {
  readonly cv?: number | undefined
}

interface StoryOptions extends CvOption {
  /** Fields as `component.field`. */
  readonly resolveRelations?: readonly string[]
  readonly language?: string | undefined
}

interface DatasourceOptions extends CvOption {
  /** Dimension of each entry's `dimension_value` (delivery-protocol#data-sources). */
  readonly dimension?: string | undefined
}

interface LinksOptions extends CvOption {
  /** Includes `published_at`, `created_at` and `updated_at`. */
  readonly includeDates?: boolean
  /** Default: 1000. */
  readonly perPage?: number
  /** Pages fetched at the same time: 4 by default, 1 for background work. */
  readonly concurrency?: number
}

/**
 * Creates a client for one view of a space, over the delivery protocol. It passes on list items as received, since
 * readers tolerate every shape (DATA-4). All its methods throw `ContentApiError`.
 * @throws {Error} for an invalid address and an empty token
 */
export function createContentClient(settings: ContentApiSettings) {
  const {
    apiUrl,
    token,
    view,
    now = Date.now,
    stop: stopAll = new AbortController().signal,
  } = settings
  assertValidSettings(apiUrl, token)
  const requestSettings = {
    fetch: settings.fetch ?? globalThis.fetch,
    timeoutMs: settings.timeoutMs ?? 20_000,
    maxBytes: settings.maxBytes ?? 64 * 1024 * 1024,
    mask: createMask(token),
  }
  const retrySettings = {
    retries: settings.retries ?? 2,
    sleep: settings.sleep ?? sleepUnlessStopped,
    random: settings.random ?? Math.random,
    now,
  }
  const base = `${apiUrl.replace(/\/+$/, '')}/cdn/`
  /** Seconds since 1970: a `cv` newer than any cached response (delivery-protocol#caching). */
  const freshCv = () => Math.floor(now() / 1000)

  function get(path: string, query: Query, callerSignal?: AbortSignal): Promise<ApiResponse> {
    const address = new URL(base + path)
    for (const [name, value] of Object.entries({ ...query, version: view, token })) {
      if (value !== undefined) address.searchParams.set(name, String(value))
    }
    const limitMs = settings.giveUpAfterMs
    const signal = AbortSignal.any([
      stopAll,
      ...(callerSignal === undefined ? [] : [callerSignal]),
      ...(limitMs === undefined ? [] : [AbortSignal.timeout(limitMs)]),
    ])
    return withRetries(() => request(address, signal, requestSettings), signal, retrySettings)
  }

  async function* list(
    path: string,
    query: Query,
    { signal = stopAll, concurrency = MAX_CONCURRENCY } = {},
  ): AsyncGenerator<unknown> {
    const perPage = Number(query.per_page)
    const cv = query.cv ?? freshCv()
    const pages = allPages({ perPage, concurrency, signal }, async (page, pageSignal) =>
      pageOf(await get(path, { ...query, cv, page }, pageSignal), path),
    )
    for await (const entries of pages) yield* entries
  }

  /** Fetches those of the stories that the view has, in no particular order. */
  async function* storiesByUuid(
    uuids: readonly string[],
    options: CvOption & { readonly language?: string | undefined } = {},
  ): AsyncIterable<unknown> {
    const cv = options.cv ?? freshCv()
    const tasks = chunksOf(uuids, UUIDS_PER_REQUEST).map(
      (chunk): Task<readonly unknown[]> =>
        (signal) => {
          const query = { language: options.language, cv, by_uuids: chunk.join(',') }
          // One more than the chunk can contain, so that a complete chunk counts as a short, last page.
          return collect(list('stories', { ...query, per_page: UUIDS_PER_REQUEST + 1 }, { signal }))
        },
    )
    for await (const stories of inOrder(tasks, MAX_CONCURRENCY)) yield* stories
  }

  /** Fetches a story by id, uuid or full slug (CALL-2); undefined if the view has no such story. */
  async function story(reference: number | string, options: StoryOptions = {}) {
    const path = pathOf(reference)
    if (path === undefined) return undefined
    const cv = options.cv ?? freshCv()
    const query = {
      cv,
      language: options.language,
      resolve_relations: options.resolveRelations?.join(',') || undefined,
      find_by: isUuid(reference) ? 'uuid' : undefined,
    }
    try {
      const { relUuids, ...fetched } = fetchedStoryOf(await get(`stories/${path}`, query))
      if (relUuids.length === 0) return fetched
      const { language } = options
      return { ...fetched, rels: await collect(storiesByUuid(relUuids, { cv, language })) }
    } catch (error) {
      if (isNotFound(error)) return undefined
      throw error
    }
  }

  return {
    space: async () => spaceOf(await get('spaces/me', { cv: freshCv() })),
    story,
    /** Fetches all stories that match, 100 per page unless `per_page` differs (CALL-3). */
    stories: (params: Query = {}, { cv }: CvOption = {}): AsyncIterable<unknown> =>
      list('stories', { ...params, per_page: params.per_page ?? 100, cv: cv ?? params.cv }),
    storiesByUuid,
    /** Fetches an entry for every story and folder (delivery-protocol#links). */
    links: ({
      cv,
      includeDates = false,
      perPage = 1000,
      concurrency,
    }: LinksOptions = {}): AsyncIterable<unknown> =>
      list(
        'links',
        { cv, per_page: perPage, paginated: 1, include_dates: includeDates ? 1 : undefined },
        { concurrency },
      ),
    datasourceEntries: (datasource: string, { cv, dimension }: DatasourceOptions = {}) =>
      collect(list('datasource_entries', { cv, datasource, dimension, per_page: 1000 })),
  }
}

export type ContentClient = ReturnType<typeof createContentClient>

function pageOf(response: ApiResponse, key: string): FetchedPage {
  const { headers, shapeError } = response
  return {
    entries: entriesOf(response, key),
    total: countOf(headers.get('total')),
    perPage: countOf(headers.get('per-page')) || undefined,
    shapeError,
  }
}

function countOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : undefined
}

/** The encoded path of a story; undefined for a reference that cannot name one or would lead to another resource. */
function pathOf(reference: number | string): string | undefined {
  const segments = String(reference).replace(/^\/+/, '').split('/')
  if (segments[0] === '' || segments.some((segment) => /^\.{1,2}$/.test(segment))) return undefined
  return segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')
}

function chunksOf<T>(items: readonly T[], size: number): (readonly T[])[] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** Pages of up to 50 have a higher rate limit than longer ones (delivery-protocol#rate-limits). */
const UUIDS_PER_REQUEST = 49
const MAX_CONCURRENCY = 4

export interface ContentApiSettings extends Partial<RetrySettings> {
  /** With its version, without `cdn`: `https://api.storyblok.com/v2` or `http://127.0.0.1:3001/v2`. */
  readonly apiUrl: string
  readonly token: string
  readonly view: 'published' | 'draft'
  /** Milliseconds for one complete response; 20 s by default. */
  readonly timeoutMs?: number
  /** Milliseconds for a response with all retries and waits; no limit by default. */
  readonly giveUpAfterMs?: number
  /** Limit of one body, uncompressed; 64 MiB by default. */
  readonly maxBytes?: number
  readonly fetch?: typeof globalThis.fetch
  /** Aborts all requests, with its reason as the error. */
  readonly stop?: AbortSignal
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>

function assertValidSettings(apiUrl: string, token: string): void {
  if (!/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? '')) {
    throw new Error(
      `The address of the content API is ${JSON.stringify(apiUrl)}; expected one like https://api.storyblok.com/v2`,
    )
  }
  if (token.trim() === '')
    throw new Error('The token of the content API is empty: set CONTENT_TOKEN')
}

/** Creates a function that hides the token in a message, however it is encoded. */
function createMask(token: string): (text: string) => string {
  const asParameter = new URLSearchParams({ t: token }).toString().slice(2)
  const spellings = new Set([token, encodeURIComponent(token), asParameter])
  return (text) =>
    [...spellings].reduce((masked, spelling) => masked.replaceAll(spelling, '***'), text)
}
