import { type ContentApiSettings, createContentApi, type Query } from './content-api.ts'
import { isNotFound } from './content-api-error.ts'
import { collect, inOrder, type Task } from './in-order.ts'
import { allPages, type Page } from './pages.ts'
import type { Answer } from './request.ts'
import { entriesOf, fetchedStoryOf, type RawSpace, spaceOf } from './response-shapes.ts'

/**
 * One view of a space, read through the delivery protocol. List items are passed on as received, since
 * readers tolerate every shape (DATA-4). All throw `ContentApiError`.
 */
export interface ContentClient {
  readonly space: () => Promise<RawSpace>
  /** By id, uuid or full slug (CALL-2); undefined when the view has no such story. */
  readonly story: (
    reference: number | string,
    options?: StoryOptions,
  ) => Promise<FetchedStory | undefined>
  /** All that match, 100 a page unless `per_page` says otherwise (CALL-3). */
  readonly stories: (params?: Query, options?: CvOption) => AsyncIterable<unknown>
  /** Those that the view has, in no particular order. */
  readonly storiesByUuid: (
    uuids: readonly string[],
    options?: StoriesByUuidOptions,
  ) => AsyncIterable<unknown>
  /** Every story and folder (delivery-protocol#links). */
  readonly links: (options?: LinksOptions) => AsyncIterable<unknown>
  readonly datasourceEntries: (
    slug: string,
    options?: DatasourceOptions,
  ) => Promise<readonly unknown[]>
}

/** `cv`: the space's `version`, or any newer number; the present second unless given. */
export interface CvOption {
  readonly cv?: number | undefined
}

export interface StoryOptions extends CvOption {
  /** Fields as `component.field`. */
  readonly resolveRelations?: readonly string[]
  readonly language?: string | undefined
}

export interface DatasourceOptions extends CvOption {
  /** Whose `dimension_value` each entry comes with (delivery-protocol#data-sources). */
  readonly dimension?: string | undefined
}

export interface StoriesByUuidOptions extends CvOption {
  readonly language?: string | undefined
}

export interface LinksOptions extends CvOption {
  /** Asks for `published_at`, `created_at` and `updated_at`. */
  readonly includeDates?: boolean
  /** In one call; 1000 unless given. */
  readonly perPage?: number
}

export interface FetchedStory {
  readonly story: unknown
  /** Related stories, where relations were asked for. */
  readonly rels: readonly unknown[]
  readonly cv: number | undefined
}

/** Throws an `Error` for an address that is none and for an empty token. */
export function createContentClient(settings: ContentApiSettings): ContentClient {
  const api = createContentApi(settings)

  async function* list(path: string, query: Query, stop = api.stop): AsyncGenerator<unknown> {
    const perPage = Number(query.per_page)
    const cv = query.cv ?? api.freshCv()
    const pages = allPages({ perPage, stop }, async (page, ends) =>
      pageOf(await api.ask(path, { ...query, cv, page }, ends), path),
    )
    for await (const entries of pages) yield* entries
  }

  async function* storiesByUuid(
    uuids: readonly string[],
    options: StoriesByUuidOptions = {},
  ): AsyncGenerator<unknown> {
    const cv = options.cv ?? api.freshCv()
    const tasks = chunksOf(uuids, UUIDS_AT_A_TIME).map(
      (chunk): Task<readonly unknown[]> =>
        (stop) => {
          const query = { language: options.language, cv, by_uuids: chunk.join(',') }
          // One more than the chunk can contain, so that a complete chunk counts as a short, last page.
          return collect(list('stories', { ...query, per_page: UUIDS_AT_A_TIME + 1 }, stop))
        },
    )
    for await (const stories of inOrder(tasks, CHUNKS_AT_A_TIME)) yield* stories
  }

  const story = async (reference: number | string, options: StoryOptions = {}) => {
    const path = pathOf(reference)
    if (path === undefined) return undefined
    const cv = options.cv ?? api.freshCv()
    const query = {
      cv,
      language: options.language,
      resolve_relations: options.resolveRelations?.join(',') || undefined,
      find_by: isUuid(reference) ? 'uuid' : undefined,
    }
    try {
      const { relUuids, ...fetched } = fetchedStoryOf(await api.ask(`stories/${path}`, query))
      if (relUuids.length === 0) return fetched
      const { language } = options
      return { ...fetched, rels: await collect(storiesByUuid(relUuids, { cv, language })) }
    } catch (error) {
      if (isNotFound(error)) return undefined
      throw error
    }
  }

  return {
    space: async () => spaceOf(await api.ask('spaces/me', { cv: api.freshCv() })),
    story,
    stories: (params = {}, { cv } = {}) =>
      list('stories', { ...params, per_page: params.per_page ?? 100, cv: cv ?? params.cv }),
    storiesByUuid,
    links: ({ cv, includeDates = false, perPage = 1000 } = {}) =>
      list('links', {
        ...{ cv, per_page: perPage, paginated: 1 },
        include_dates: includeDates ? 1 : undefined,
      }),
    datasourceEntries: (datasource, { cv, dimension } = {}) =>
      collect(list('datasource_entries', { cv, datasource, dimension, per_page: 1000 })),
  }
}

function pageOf(answer: Answer, key: string): Page {
  const { headers, wrongShape } = answer
  return {
    entries: entriesOf(answer, key),
    total: countOf(headers.get('total')),
    perPage: countOf(headers.get('per-page')) || undefined,
    wrongShape,
  }
}

function countOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : undefined
}

/** Undefined for values that cannot name a story or would lead to another resource. */
function pathOf(reference: number | string): string | undefined {
  const segments = String(reference).replace(/^\/+/, '').split('/')
  if (segments[0] === '' || segments.some((segment) => /^\.{1,2}$/.test(segment))) return undefined
  return segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')
}

function isUuid(reference: number | string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(String(reference))
}

function chunksOf<T>(items: readonly T[], size: number): (readonly T[])[] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** Pages of up to 50 may be asked for more often than longer ones (delivery-protocol#rate-limits). */
const UUIDS_AT_A_TIME = 49
const CHUNKS_AT_A_TIME = 4
