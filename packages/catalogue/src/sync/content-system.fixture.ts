import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { onTestFinished } from 'vitest'
import { listenLocally } from '../../../../tools/testing/local-server.ts'
import { linkOf } from './bundled-source.ts'

/** A response's body. */
export type Body = Readonly<Record<string, unknown>>

/** Responds in place of a scripted content system, or returns `'behaves'` to leave the response to it. */
export type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => unknown

/** A content system over lists that tests can change, on a port of its own until the test ends. */
export interface ScriptedContentSystem {
  readonly apiUrl: string
  readonly space: { id: number; version: number; language_codes: string[] }
  /** Lineage of the system's database; undefined for a system that does not report it. */
  lineage: string | undefined
  /** Published stories, by uuid. */
  readonly stories: Map<string, RawStory>
  readonly folders: Map<string, RawLink>
  readonly datasources: Map<string, unknown[]>
  /** Fields of links that differ from their stories, by uuid. */
  readonly linkOverrides: Map<string, Partial<RawLink>>
  /** Uuids of stories that links leave out, as when an entry moves from one page to another. */
  readonly unlinked: Set<string>
  misbehave: Misbehaviour | undefined
  /** Changes the body of a response to `cdn/<path>` to a well-formed but wrong one, without a `Total`. */
  distort: ((path: string, body: Body, query: URLSearchParams) => Body) | undefined
  /** Path and query of every request, without the token. */
  readonly requests: string[]
  /** Adds a story, published now; the version rises. */
  readonly publish: (story: RawStory) => void
  readonly remove: (uuid: string) => void
}

export async function scriptedContentSystem(
  stories: readonly RawStory[],
  folders: readonly RawLink[] = [],
): Promise<ScriptedContentSystem> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://scripted.example')
    url.searchParams.delete('token')
    system.requests.push(url.pathname + url.search)
    if (system.misbehave && system.misbehave(request, response) !== 'behaves') return
    const { status, body, total } = responseTo(system, url)
    const distorted =
      system.distort?.(url.pathname.replace('/v2/cdn/', ''), body, url.searchParams) ?? body
    const perPage = url.searchParams.get('per_page') ?? '25'
    const isCounted = total !== undefined && distorted === body
    const totals = !isCounted ? {} : { total: String(total), 'per-page': perPage }
    const lineage = system.lineage === undefined ? {} : { 'x-content-lineage': system.lineage }
    response.writeHead(status, { 'content-type': 'application/json', ...totals, ...lineage })
    response.end(JSON.stringify(distorted))
  })
  const port = await listenLocally(server, onTestFinished)
  const system: ScriptedContentSystem = {
    apiUrl: `http://127.0.0.1:${port}/v2`,
    space: { id: 1, version: 100, language_codes: ['de'] },
    lineage: undefined,
    stories: new Map(stories.map((story) => [story.uuid, story])),
    folders: new Map(folders.map((folder) => [folder.uuid, folder])),
    datasources: new Map(),
    linkOverrides: new Map(),
    unlinked: new Set(),
    misbehave: undefined,
    distort: undefined,
    requests: [],
    publish: (story) => {
      system.space.version++
      const published_at = new Date(1_700_000_000_000 + system.space.version * 1000).toISOString()
      system.stories.set(story.uuid, { ...story, published_at })
    },
    remove: (uuid) => {
      system.space.version++
      system.stories.delete(uuid)
    },
  }
  return system
}

function responseTo(
  system: ScriptedContentSystem,
  { pathname, searchParams }: URL,
): {
  readonly status: number
  readonly body: Body
  /** Number of all items, if the response is a list. */
  readonly total?: number
} {
  const path = pathname.replace('/v2/cdn/', '')
  if (path === 'spaces/me') {
    return ok({ space: { name: 'Scripted', domain: '', ...system.space } })
  }
  if (path === 'links') {
    const links = [...system.folders.values(), ...Array.from(system.stories.values(), linkOf)]
    const linked = links.filter(({ uuid }) => !system.unlinked.has(uuid))
    const announced = linked.map((link) => ({ ...link, ...system.linkOverrides.get(link.uuid) }))
    const page = pageOf(announced, searchParams).map((link) => [link.uuid, link])
    return ok({ links: Object.fromEntries(page) }, announced.length)
  }
  if (path === 'stories') {
    const uuids = searchParams.get('by_uuids')?.split(',')
    const allStories = [...system.stories.values()]
    const requested =
      uuids === undefined ? allStories : allStories.filter(({ uuid }) => uuids.includes(uuid))
    const stories = pageOf(requested, searchParams)
    return ok({ stories, cv: system.space.version, rels: [], links: [] }, requested.length)
  }
  if (path === 'datasource_entries') {
    const entries = system.datasources.get(searchParams.get('datasource') ?? '') ?? []
    return ok({ datasource_entries: pageOf(entries, searchParams) }, entries.length)
  }
  const id = Number(path.replace('stories/', ''))
  const story = [...system.stories.values()].find((one) => one.id === id)
  return story === undefined
    ? { status: 404, body: { error: 'This record could not be found' } }
    : ok({ story, cv: system.space.version, rels: [], links: [] })
}

function ok(body: Body, total?: number) {
  return { status: 200, body, ...(total !== undefined && { total }) }
}

function pageOf<T>(items: readonly T[], query: URLSearchParams): readonly T[] {
  const size = Number(query.get('per_page') ?? 25)
  const page = Number(query.get('page') ?? 1)
  return items.slice((page - 1) * size, page * size)
}
