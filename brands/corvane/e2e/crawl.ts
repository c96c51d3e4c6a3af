/** An address in a page, absolute, and the element that has it. */
interface Reference {
  readonly element: string
  readonly url: URL
}

export interface CrawlResult {
  /** Pages that were read. */
  readonly pages: readonly string[]
  /** Addresses of frames, and of recordings in players. */
  readonly frames: readonly string[]
  readonly recordings: readonly string[]
  /** Broken references, each with its page and the problem. */
  readonly findings: readonly string[]
}

interface CrawlOptions {
  /** Paths of the pages to begin with. */
  readonly startPaths: readonly string[]
  /** True if linked pages are crawled too. */
  readonly followsLinks: boolean
  /** Origins that belong to the installation; the first is the site's. */
  readonly origins: readonly [site: string, ...others: string[]]
  /** Hosts that texts may link to as their sources; they are not requested. */
  readonly sourceHosts: readonly string[]
}

/**
 * Reads pages as they are served, without a browser, and requests everything that their links, forms, frames and
 * players lead to. Every address must answer, a fragment must name an element of its page, a recording must be audio or
 * video of at most 4 MB, and only links to sources may lead to a host that is not ours.
 */
export async function crawl({
  startPaths,
  followsLinks,
  origins,
  sourceHosts,
}: CrawlOptions): Promise<CrawlResult> {
  const [site] = origins
  const responses = new Map<string, Promise<string | PageOrFile>>()
  const pages: string[] = []
  const frames = new Set<string>()
  const recordings = new Set<string>()
  const findings: string[] = []
  const pending = startPaths.map((path) => new URL(path, site).href)

  const read = (url: URL): Promise<string | PageOrFile> => {
    const address = url.href.replace(/#.*$/, '')
    const response = responses.get(address) ?? readAddress(address)
    responses.set(address, response)
    return response
  }
  const findingOf = async ({ element, url }: Reference): Promise<string | undefined> => {
    if (element === 'a' && sourceHosts.includes(url.host)) return
    if (!origins.includes(url.origin)) return 'is on a host that is not ours'
    const response = await read(url)
    if (typeof response === 'string') return response
    if (RECORDING_TAGS.has(element)) return recordingFinding(response)
    const { html, address } = response
    if (html === undefined) return
    const isOwn = element === 'a' && new URL(address).origin === site
    if (followsLinks && isOwn && !pages.includes(address) && !url.search) pending.push(address)
    const id = decodeURIComponent(url.hash.slice(1))
    return id === '' || html.includes(` id="${id}"`) ? undefined : `has no element ${url.hash}`
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
    for (const reference of referencesIn(page.html, page.address)) {
      if (reference.element === 'iframe') frames.add(reference.url.href)
      if (RECORDING_TAGS.has(reference.element)) recordings.add(reference.url.href)
      const finding = await findingOf(reference)
      if (finding !== undefined)
        findings.push(`${next}: ${reference.element} ${reference.url.href} ${finding}`)
    }
  }
  return { pages, frames: [...frames], recordings: [...recordings], findings }
}

/** Paths of all pages in the site's sitemap. */
export async function sitemapPaths(site: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

/** Messages that the site shows in place of a missing tool or document (MSG-1). */
const MISSING_TEXTS = [
  'No valid url provided',
  'No valid link provided',
  'PDF not found: Please upload',
]
const RECORDING_TAGS = new Set(['video', 'audio', 'source'])
const MAX_RECORDING_BYTES = 4 * 1024 * 1024
const TAG = /<(a|area|iframe|form|video|audio|source|track)\s([^>]*)>/g
const ADDRESS = /(?:^|\s)(?:href|src|action)="([^"]*)"/g

interface PageOrFile {
  /** The final address, after redirects. */
  readonly address: string
  readonly contentType: string
  readonly bytes: number
  /** Undefined unless it is a page. */
  readonly html?: string
}

/** Requests an address; returns the response, or a phrase for its failure. */
async function readAddress(address: string): Promise<string | PageOrFile> {
  const response = await fetch(address).catch(() => undefined)
  if (response === undefined) return 'does not answer'
  const body = await response.text()
  // An assessment without answers has no result.
  if (response.status === 422 && address.endsWith('/result')) return toPageOrFile(response, body)
  if (!response.ok) return `answers with ${response.status}`
  return toPageOrFile(response, body)
}

function toPageOrFile(response: Response, body: string): PageOrFile {
  const contentType = response.headers.get('content-type') ?? ''
  const bytes = Number(response.headers.get('content-length') ?? body.length)
  const file = { address: response.url, contentType, bytes }
  return contentType.startsWith('text/html') ? { ...file, html: body } : file
}

function recordingFinding({ contentType, bytes }: PageOrFile): string | undefined {
  if (!/^(video|audio)\//.test(contentType)) return `is ${contentType}, not a recording`
  return bytes > 0 && bytes <= MAX_RECORDING_BYTES
    ? undefined
    : `has ${bytes} bytes, expected 1 to ${MAX_RECORDING_BYTES}`
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
