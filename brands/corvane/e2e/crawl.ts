/** What a page leads to: the kind of element, and where it points, absolute. */
interface Lead {
  readonly element: string
  readonly url: URL
}

/** What a crawl has seen. */
export interface Crawled {
  /** Pages that were read. */
  readonly pages: readonly string[]
  /** What frames show, and what players play. */
  readonly frames: readonly string[]
  readonly recordings: readonly string[]
  /** Leads that end nowhere, each with the page that has it and what is wrong. */
  readonly findings: readonly string[]
}

interface CrawlOptions {
  /** Paths of the site to begin with. */
  readonly start: readonly string[]
  /** Whether the pages that are found are read as well. */
  readonly follows: boolean
  /** The origins that are ours; a lead to any other is a finding. */
  readonly origins: readonly [site: string, ...others: string[]]
}

/**
 * Reads pages as they are served, without a browser, and requests everything that their links, forms, frames
 * and players lead to. Every address must answer, a fragment must name a part of its page, a recording must
 * be audio or video of 4 MB at most, and nothing may be on a host that is not ours.
 */
export async function crawl({ start, follows, origins }: CrawlOptions): Promise<Crawled> {
  const [site] = origins
  const requests = new Map<string, Promise<string | Answered>>()
  const pages: string[] = []
  const frames = new Set<string>()
  const recordings = new Set<string>()
  const findings: string[] = []
  const waiting = start.map((path) => new URL(path, site).href)

  const ask = (url: URL): Promise<string | Answered> => {
    const address = url.href.replace(/#.*$/, '')
    const known = requests.get(address) ?? answerOf(address)
    requests.set(address, known)
    return known
  }
  const findingOf = async ({ element, url }: Lead): Promise<string | undefined> => {
    if (!origins.includes(url.origin)) return 'is on a host that is not ours'
    const answered = await ask(url)
    if (typeof answered === 'string') return answered
    if (RECORDED.has(element)) return recordingFinding(answered)
    const { html, address } = answered
    if (html === undefined) return
    const isOwn = element === 'a' && new URL(address).origin === site
    if (follows && isOwn && !pages.includes(address) && !url.search) waiting.push(address)
    const id = decodeURIComponent(url.hash.slice(1))
    return id === '' || html.includes(` id="${id}"`) ? undefined : `has no part ${url.hash}`
  }

  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (pages.includes(next)) continue
    pages.push(next)
    const page = await ask(new URL(next))
    if (typeof page === 'string' || page.html === undefined) {
      findings.push(`${next} ${typeof page === 'string' ? page : 'is not a page'}`)
      continue
    }
    const shut = SHUT.find((text) => page.html?.includes(text))
    if (shut !== undefined) findings.push(`${next} says “${shut}”`)
    for (const lead of leadsOf(page.html, page.address)) {
      if (lead.element === 'iframe') frames.add(lead.url.href)
      if (RECORDED.has(lead.element)) recordings.add(lead.url.href)
      const finding = await findingOf(lead)
      if (finding !== undefined)
        findings.push(`${next}: ${lead.element} ${lead.url.href} ${finding}`)
    }
  }
  return { pages, frames: [...frames], recordings: [...recordings], findings }
}

/** MSG-1: what the site says in place of a tool or a document that is not there. */
const SHUT = ['No valid url provided', 'No valid link provided', 'PDF not found: Please upload']
const RECORDED = new Set(['video', 'audio', 'source'])
const MAX_BYTES = 4 * 1024 * 1024
const TAG = /<(a|area|iframe|form|video|audio|source|track)\s([^>]*)>/g
const ADDRESS = /(?:^|\s)(?:href|src|action)="([^"]*)"/g

interface Answered {
  /** The final address, after redirects. */
  readonly address: string
  readonly type: string
  readonly bytes: number
  /** Only of a page. */
  readonly html?: string
}

/** What an address answers with, or a sentence that says why it does not. */
async function answerOf(address: string): Promise<string | Answered> {
  const response = await fetch(address).catch(() => undefined)
  if (response === undefined) return 'does not answer'
  const body = await response.text()
  // A form leads to the result of an assessment; without answers the result is refused with this status.
  if (response.status === 422 && address.endsWith('/result')) return plain(response, body)
  if (!response.ok) return `answers with ${response.status}`
  return plain(response, body)
}

function plain(response: Response, body: string): Answered {
  const type = response.headers.get('content-type') ?? ''
  const bytes = Number(response.headers.get('content-length') ?? body.length)
  const answered = { address: response.url, type, bytes }
  return type.startsWith('text/html') ? { ...answered, html: body } : answered
}

function recordingFinding({ type, bytes }: Answered): string | undefined {
  if (!/^(video|audio)\//.test(type)) return `is ${type}, not a recording`
  return bytes > 0 && bytes <= MAX_BYTES ? undefined : `has ${bytes} bytes`
}

/**
 * The links in a page's markup. Regular expressions are enough, since React quotes every attribute and
 * escapes whatever would end it or its tag.
 */
function leadsOf(html: string, base: string): readonly Lead[] {
  return [...html.matchAll(TAG)].flatMap(([, element = '', attributes = '']) =>
    [...attributes.matchAll(ADDRESS)].flatMap(([, address = '']) => {
      const url = new URL(address.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), base)
      return url.protocol.startsWith('http') ? [{ element, url }] : []
    }),
  )
}
