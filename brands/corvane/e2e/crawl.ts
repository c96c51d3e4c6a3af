/** An address in a page, absolute, and the element that has it. */
interface Reference {
  readonly element: string
  readonly url: URL
}

/** Result of a crawl. */
export interface Crawled {
  /** Pages that were read. */
  readonly pages: readonly string[]
  /** Addresses of frames, and of recordings in players. */
  readonly frames: readonly string[]
  readonly recordings: readonly string[]
  /** Broken references, each with its page and the problem. */
  readonly findings: readonly string[]
}

interface CrawlOptions {
  /** Paths of the first pages. */
  readonly start: readonly string[]
  /** True if linked pages are crawled too. */
  readonly followsLinks: boolean
  readonly origins: readonly [site: string, ...others: string[]]
  /** Hosts that texts may link to as their sources. They are not requested. */
  readonly sources: readonly string[]
}

/**
 * Reads pages as they are served, without a browser, and requests everything that their links, forms, frames
 * and players lead to. Every address must answer, a fragment must name a part of its page, a recording must
 * be audio or video of 4 MB at most, and nothing but a link to a source may be on a host that is not ours.
 */
export async function crawl({
  start,
  followsLinks,
  origins,
  sources,
}: CrawlOptions): Promise<Crawled> {
  const [site] = origins
  const requests = new Map<string, Promise<string | ReadAddress>>()
  const pages: string[] = []
  const frames = new Set<string>()
  const recordings = new Set<string>()
  const findings: string[] = []
  const pending = start.map((path) => new URL(path, site).href)

  const read = (url: URL): Promise<string | ReadAddress> => {
    const address = url.href.replace(/#.*$/, '')
    const response = requests.get(address) ?? readAddress(address)
    requests.set(address, response)
    return response
  }
  const findingOf = async ({ element, url }: Reference): Promise<string | undefined> => {
    if (element === 'a' && sources.includes(url.host)) return
    if (!origins.includes(url.origin)) return 'is on a host that is not ours'
    const answered = await read(url)
    if (typeof answered === 'string') return answered
    if (RECORDING_TAGS.has(element)) return recordingFinding(answered)
    const { html, address } = answered
    if (html === undefined) return
    const isOwn = element === 'a' && new URL(address).origin === site
    if (followsLinks && isOwn && !pages.includes(address) && !url.search) pending.push(address)
    const id = decodeURIComponent(url.hash.slice(1))
    return id === '' || html.includes(` id="${id}"`) ? undefined : `has no part ${url.hash}`
  }

  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    if (pages.includes(next)) continue
    pages.push(next)
    const page = await read(new URL(next))
    if (typeof page === 'string' || page.html === undefined) {
      findings.push(`${next} ${typeof page === 'string' ? page : 'is not a page'}`)
      continue
    }
    const missing = MISSING_TEXTS.find((text) => page.html?.includes(text))
    if (missing !== undefined) findings.push(`${next} says “${missing}”`)
    for (const lead of referencesIn(page.html, page.address)) {
      if (lead.element === 'iframe') frames.add(lead.url.href)
      if (RECORDING_TAGS.has(lead.element)) recordings.add(lead.url.href)
      const finding = await findingOf(lead)
      if (finding !== undefined)
        findings.push(`${next}: ${lead.element} ${lead.url.href} ${finding}`)
    }
  }
  return { pages, frames: [...frames], recordings: [...recordings], findings }
}

/** MSG-1: messages in place of a missing tool or document. */
const MISSING_TEXTS = [
  'No valid url provided',
  'No valid link provided',
  'PDF not found: Please upload',
]
const RECORDING_TAGS = new Set(['video', 'audio', 'source'])
const MAX_BYTES = 4 * 1024 * 1024
const TAG = /<(a|area|iframe|form|video|audio|source|track)\s([^>]*)>/g
const ADDRESS = /(?:^|\s)(?:href|src|action)="([^"]*)"/g

interface ReadAddress {
  /** The final address, after redirects. */
  readonly address: string
  readonly type: string
  readonly bytes: number
  /** Only of a page. */
  readonly html?: string
}

/** Requests an address; returns the response, or a phrase for its failure. */
async function readAddress(address: string): Promise<string | ReadAddress> {
  const response = await fetch(address).catch(() => undefined)
  if (response === undefined) return 'does not answer'
  const body = await response.text()
  // A form leads to the result of an assessment; without answers the result is refused with this status.
  if (response.status === 422 && address.endsWith('/result')) return toReadAddress(response, body)
  if (!response.ok) return `answers with ${response.status}`
  return toReadAddress(response, body)
}

function toReadAddress(response: Response, body: string): ReadAddress {
  const type = response.headers.get('content-type') ?? ''
  const bytes = Number(response.headers.get('content-length') ?? body.length)
  const answered = { address: response.url, type, bytes }
  return type.startsWith('text/html') ? { ...answered, html: body } : answered
}

function recordingFinding({ type, bytes }: ReadAddress): string | undefined {
  if (!/^(video|audio)\//.test(type)) return `is ${type}, not a recording`
  return bytes > 0 && bytes <= MAX_BYTES ? undefined : `has ${bytes} bytes`
}

/**
 * Finds the references in a page's markup. Regular expressions suffice, since React quotes every attribute and escapes
 * quotes and brackets.
 */
function referencesIn(html: string, base: string): readonly Reference[] {
  return [...html.matchAll(TAG)].flatMap(([, element = '', attributes = '']) =>
    [...attributes.matchAll(ADDRESS)].flatMap(([, address = '']) => {
      const url = new URL(address.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), base)
      return url.protocol.startsWith('http') ? [{ element, url }] : []
    }),
  )
}
