import { createServer } from 'node:http'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { onTestFinished } from 'vitest'
import { listenLocally } from '../../../../tools/testing/local-server.ts'
import { PREVIEW_TOKEN, SPACE_ID } from './signed-request.fixture.ts'

export interface DraftContentSystem {
  /** Base of the delivery API. */
  readonly apiUrl: string
  /** Path and query of every request, in order. */
  readonly requests: readonly string[]
  /** The header `x-request-id` of every request, in order. */
  readonly requestIds: readonly unknown[]
}

/** How the content system of a test responds. */
export interface ContentSystemScript {
  readonly drafts?: readonly RawStory[]
  /** Related stories that come with each draft. */
  readonly rels?: readonly unknown[]
  /** Responses that replace the usual ones, by path below `cdn/`. */
  readonly responses?: Readonly<Record<string, object>>
  /** The `links` of `cdn/links`. */
  readonly links?: unknown
  /** Status of every response; the responses then have no content. */
  readonly status?: number
}

/** A content system on a free port that serves its drafts to holders of the preview token. */
export async function startContentSystem(
  script: ContentSystemScript = {},
): Promise<DraftContentSystem> {
  const requests: string[] = []
  const requestIds: unknown[] = []
  const server = createServer(({ url = '', headers }, response) => {
    requests.push(url)
    requestIds.push(headers['x-request-id'])
    const { status, body } = responseTo(new URL(url, 'http://localhost'), script)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const port = await listenLocally(server, onTestFinished)
  return { apiUrl: `http://127.0.0.1:${port}/v2`, requests, requestIds }
}

function responseTo(
  { pathname, searchParams }: URL,
  script: ContentSystemScript,
): { status: number; body: object } {
  const { drafts = [], rels = [], status } = script
  const path = decodeURIComponent(pathname.replace('/v2/cdn/', ''))
  if (status !== undefined) return { status, body: { error: 'Out of order' } }
  if (searchParams.get('token') !== PREVIEW_TOKEN) return { status: 401, body: {} }
  const replacement = script.responses?.[path]
  if (replacement !== undefined) return ok(replacement)
  if (path === 'links') return ok({ links: pageOf(script.links ?? linksOf(drafts), searchParams) })
  if (path === 'spaces/me') return ok({ space: { ...SPACE, id: Number(SPACE_ID) } })
  if (path === 'datasource_entries') return ok({ datasource_entries: [] })
  const visible = searchParams.get('version') === 'draft' ? drafts : []
  if (path === 'stories') return ok({ stories: visible, rels: [], links: [], cv: 1 })
  const story = visible.find(({ id, full_slug }) =>
    [`stories/${id}`, `stories/${full_slug}`].includes(path),
  )
  return story === undefined
    ? { status: 404, body: { error: 'This record could not be found' } }
    : ok({ story, rels, links: [], cv: 1 })
}

function ok(body: object) {
  return { status: 200, body }
}

/** The requested page of links if they are an object; anything else is returned as it is. */
function pageOf(links: unknown, query: URLSearchParams): unknown {
  if (typeof links !== 'object' || links === null || Array.isArray(links)) return links
  const size = Number(query.get('per_page') ?? 25)
  const end = Number(query.get('page') ?? 1) * size
  return Object.fromEntries(Object.entries(links).slice(end - size, end))
}

function linksOf(stories: readonly RawStory[]) {
  return Object.fromEntries(
    stories.map(({ full_slug, ...story }) => [
      story.uuid,
      { ...story, slug: full_slug, published: true, is_folder: false, content: undefined },
    ]),
  )
}

const SPACE = { name: 'Scripted', domain: '', version: 1, language_codes: ['de'] }
