import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenLocally } from '../testing/local-server.ts'

export const SPACE_ID = 123456
export const TOKENS = {
  published: 'public-token',
  preview: 'preview-token',
  management: 'personal-token',
}

export interface FakeSpace {
  readonly stories?: readonly FakeStory[]
  /** Components of the space, by name. */
  readonly components?: readonly { readonly name: string; readonly schema: object }[]
  readonly datasources?: readonly string[]
  /** Response to every push of the component with this name. */
  readonly refuse?: { readonly component: string; readonly status: number }
  /** Number of pushes that get status 429 before one succeeds. */
  readonly rateLimitedCount?: number
}

export interface FakeStory {
  readonly full_slug: string
  readonly published?: boolean
  readonly content: object
}

/**
 * Serves both APIs of a Storyblok space until the test ends: the delivery API at `/v2/cdn`, with the two kinds of
 * token, and what the command uses of the management API at `/v1/spaces/{id}`.
 */
export async function serveFakeSpace(space: FakeSpace = {}) {
  const pushed: { readonly path: string; readonly body: PushedBody }[] = []
  let rateLimitedCount = space.rateLimitedCount ?? 0
  const stories = (space.stories ?? []).map((story, index) => ({
    id: 1000 + index,
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: story.full_slug,
    slug: story.full_slug.split('/').at(-1),
    published_at: '2026-01-01T00:00:00.000Z',
    ...story,
  }))
  const manage = async (request: IncomingMessage, path: string): Promise<Reply> => {
    if (request.headers.authorization !== TOKENS.management) return [401, { error: 'Unauthorized' }]
    const match = new RegExp(`^/v1/spaces/${SPACE_ID}(?:/(\\w+))?/?$`).exec(path)
    if (match === null) return [404, { error: 'This record could not be found' }]
    const [, collection = 'space'] = match
    if (request.method === 'GET') {
      return [
        200,
        {
          space: { id: SPACE_ID, name: 'Fake' },
          components: space.components ?? [],
          datasources: (space.datasources ?? []).map((slug, id) => ({ id, name: slug, slug })),
        },
      ]
    }
    const body = JSON.parse(await textOf(request)) as PushedBody
    if (rateLimitedCount > 0) {
      rateLimitedCount--
      return [429, { error: 'Too many requests' }]
    }
    if (body.component?.name !== undefined && body.component.name === space.refuse?.component) {
      return [space.refuse.status, { error: 'Refused' }]
    }
    pushed.push({ path: collection, body })
    return [201, { ...body, datasource: { ...body.datasource, id: 77 } }]
  }
  const deliver = (url: URL): Reply => {
    const token = url.searchParams.get('token')
    const isDraft = url.searchParams.get('version') === 'draft'
    if (token !== TOKENS.preview && (token !== TOKENS.published || isDraft)) {
      return [401, { error: 'Unauthorized' }]
    }
    const path = url.pathname.replace('/v2/cdn/', '')
    const visibleStories = stories.filter(({ published = true }) => published || isDraft)
    if (path === 'spaces/me') {
      return [200, { space: { id: SPACE_ID, name: 'Fake', version: 7, language_codes: [] } }]
    }
    if (path === 'stories') return [200, { stories: visibleStories, rels: [], links: [], cv: 7 }]
    if (path === 'links') {
      const links = visibleStories.map(({ content: _, ...link }) => [
        link.uuid,
        { ...link, slug: link.full_slug },
      ])
      return [200, { links: Object.fromEntries(links) }]
    }
    if (path === 'datasource_entries') return [200, { datasource_entries: [] }]
    const story = visibleStories.find(({ full_slug }) => path === `stories/${full_slug}`)
    return story
      ? [200, { story, rels: [], links: [], cv: 7 }]
      : [404, ['This record could not be found']]
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    const reply = url.pathname.startsWith('/v1/') ? manage(request, url.pathname) : deliver(url)
    void Promise.resolve(reply).then((resolved) => send(response, resolved))
  })
  const port = await listenLocally(server, onTestFinished)
  const origin = `http://127.0.0.1:${port}`
  return { addresses: { delivery: `${origin}/v2`, management: origin }, pushed }
}

interface PushedBody {
  readonly component?: { readonly name?: string }
  readonly datasource?: { readonly slug?: string }
  readonly datasource_entry?: { readonly value?: string }
}

type Reply = readonly [status: number, body: unknown]

function send(response: ServerResponse, [status, body]: Reply): void {
  const { stories } = Object(body) as { stories?: readonly unknown[] }
  const total = stories === undefined ? {} : { total: stories.length, 'per-page': 100 }
  response.writeHead(status, { 'content-type': 'application/json', ...total })
  response.end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
