import { connect } from 'node:net'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import {
  createSnapshotHolder,
  type SnapshotHolder,
} from '@prospectus/catalogue/sync/snapshot-holder'
import type { Issue } from '@prospectus/content/schema/context/nested-block'
import { createLog, type LogFields } from '@prospectus/server/log'
import { onTestFinished } from 'vitest'
import type { Pages } from './page/pages.ts'
import type { RenderedPage } from './page/render-page.tsx'
import { sketchSnapshot } from './page/snapshot.fixture.ts'
import { readSettings } from './settings.ts'
import { createSite, type Site, type SiteOptions } from './site.ts'

/** Names of the security headers of every response that is not a file. */
export const SECURITY_HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]

export interface SiteResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly text: string
}

export interface ServedSite {
  readonly site: Site
  readonly snapshots: SnapshotHolder
  /** Rendered pages in order: canonical path and query, or `missing` and the path for the not-found page. */
  readonly rendered: readonly string[]
  readonly logged: readonly LogFields[]
  readonly port: number
  /** Sends `GET target`, or another method, exactly as given. */
  readonly send: (
    target: string,
    options?: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> },
  ) => Promise<SiteResponse>
  /** Sends the text as it is, one byte per character (Latin-1). */
  readonly sendRaw: (request: string) => Promise<SiteResponse>
}

export interface ServedOptions extends Partial<SiteOptions> {
  readonly env?: Readonly<Record<string, string>>
  /** Null: the site has no snapshot yet. */
  readonly snapshot?: Snapshot | null
  /** Renders the body of a published story; throws to make rendering fail. */
  readonly render?: (entry: Entry, snapshot: Snapshot) => string | Promise<string>
  /** Renders the page markup that serves as a language's compression dictionary. */
  readonly renderShared?: (lang: string) => Promise<string>
  /** Issues that every rendered page reports. */
  readonly issues?: readonly Issue[]
}

const demoSnapshot = () =>
  sketchSnapshot(
    {
      home: {},
      'careers/': {},
      about: {},
      resources: {},
      'blog/nine-curves': { component: 'resource' },
      'news/straße': { component: 'resource' },
      demo: { component: 'redirect', content: { destination_url: '/about' } },
      away: { component: 'redirect', content: { destination_url: 'https://partner.example/x' } },
      broken: { component: 'redirect', content: { destination_url: 'javascript:alert(1)' } },
      settings: { component: 'settings' },
    },
    { blog: true, news: true, partners: false },
  )

/** A site over a minimal snapshot with a stub renderer, on a free port, until the test ends. */
export async function serveSite(options: ServedOptions = {}): Promise<ServedSite> {
  const rendered: string[] = []
  const logged: LogFields[] = []
  const { snapshot = demoSnapshot() } = options
  const snapshots = createSnapshotHolder(snapshot ?? undefined, () => () => undefined)
  const site = createSite({
    settings: readSettings(options.env ?? {}),
    snapshots,
    pages: stubPages(rendered, options),
    log: createLog((line) => logged.push(JSON.parse(line))),
    assetRoute: async () => new Response('file', { headers: { 'content-type': 'text/plain' } }),
    clientFiles: new Map(),
    ...options,
  })
  const { port } = await site.listen(0)
  onTestFinished(() => site.close({ drainMs: 0, finishMs: 0 }))
  const sendRaw = (request: string) => exchange(port, request)
  return {
    site,
    snapshots,
    rendered,
    logged,
    port,
    sendRaw,
    send: (target, { method = 'GET', headers = {} } = {}) => {
      const lines = Object.entries({ host: 'site.example', connection: 'close', ...headers })
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
      return sendRaw(`${method} ${target} HTTP/1.1\r\n${head}\r\n`)
    },
  }
}

function stubPages(
  rendered: string[],
  { render = paragraphs, renderShared = stubDictionary, issues = [] }: ServedOptions,
): Pages {
  const page = (status: RenderedPage['status'], body: string): RenderedPage => ({
    status,
    html: `<!doctype html><title>${status}</title>${body}`,
    styleHash: 'sha256-abc=',
    issues,
  })
  return {
    renderStory: async (snapshot, entry, query) => {
      rendered.push(query.size > 0 ? `${entry.path}?${query}` : entry.path)
      return page(200, await render(entry, snapshot))
    },
    renderRawStory: async (_snapshot, { full_slug }) => page(200, `<p>draft of ${full_slug}</p>`),
    renderNotFound: async (_snapshot, path) => {
      rendered.push(`missing ${path}`)
      return page(404, '<h1>Nothing here</h1>')
    },
    renderShared: (_snapshot, lang) => renderShared(lang),
    sharedContent: () => '',
    destinationOf: (snapshot, entry) => {
      const { destination_url } = snapshot.read(entry).content as { destination_url?: string }
      return destination_url
    },
  }
}

const stubDictionary = async (lang: string) => `<!doctype html><title>200</title><p>${lang}</p>`

const paragraphs = (entry: Entry) => `<p>${entry.fullSlug}</p>`.repeat(50)

/** Sends one request over a socket of its own and returns the response; status 0 if the connection just closes. */
function exchange(port: number, request: string): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(parseResponse(Buffer.concat(chunks))))
  })
}

function parseResponse(bytes: Buffer): SiteResponse {
  const end = bytes.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, Math.max(end, 0)).split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const body = bytes.subarray(end + 4)
  return {
    status: Number(statusLine.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body,
    text: body.toString(),
  }
}
