import { OperatorError } from '@prospectus/server/operator-error'
import { fetchAddress, type SiteResponse } from './fetch-address.ts'
import { linkTo, mirrorPath } from './mirrored-address.ts'
import { rewriteAddresses } from './page-addresses.ts'

export interface MirrorOptions {
  readonly origin: string
  /** Public origin in its pages. */
  readonly siteUrl: string
  readonly base: string
  /** Paths beyond the sitemap, which may have no links. */
  readonly paths: readonly string[]
  /** Below `/_/`. */
  readonly builtFiles: readonly string[]
}

export interface Mirror {
  /** By path below the folder, sorted. */
  readonly files: ReadonlyMap<string, Buffer | string>
  /** Destinations of addresses without a page of their own. */
  readonly redirects: ReadonlyMap<string, string>
  /** Addresses in pages that the site does not have, each with its status. */
  readonly problems: readonly string[]
}

/** Reads a whole site: pages, also of links with queries, files, redirects, and the not-found page. */
export async function mirrorSite(options: MirrorOptions): Promise<Mirror> {
  const { origin, siteUrl, base, builtFiles } = options
  const pages = new Map<string, string>()
  const files = new Map<string, SiteResponse>()
  const redirects = new Map<string, string>()
  const problems: string[] = []
  const known = new Set([MISSING])
  const waiting: string[] = []
  const queue = (address: string) => {
    if (known.size > MAX_ADDRESSES)
      throw new OperatorError('This site seems to have endless pages: the mirror was stopped.')
    if (!known.has(address)) waiting.push(address)
    known.add(address)
    return address
  }
  const sitemap = (await fetchAddress(origin, '/sitemap.xml')).body.toString()
  for (const [, loc = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) queue(new URL(loc).pathname)
  for (const path of ['/', '/robots.txt', '/sitemap.xml', ...options.paths, ...builtFiles]) {
    queue(path)
  }
  // Not everything that is published or built has an address on the site.
  const tried = new Set([...options.paths, ...builtFiles])
  const read = async (address: string) => {
    const response = await fetchAddress(origin, address)
    if (response.location !== undefined) {
      const to = new URL(response.location, siteUrl + address)
      const isOwn = to.origin === siteUrl
      redirects.set(address, isOwn ? to.pathname + to.search + to.hash : to.href)
      if (isOwn) queue(to.pathname + to.search)
    } else if (response.status !== 200) {
      if (!tried.has(address)) problems.push(`${address}: ${response.status}`)
    } else if (response.type === 'text/html') {
      const html = response.body.toString()
      pages.set(address, html)
      rewriteAddresses(html, { siteUrl, path: address }, queue)
    } else files.set(address, response)
  }
  const missing = (await fetchAddress(origin, MISSING)).body.toString()
  rewriteAddresses(missing, { siteUrl, path: MISSING }, queue)
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await read(next)
    }),
  )
  while (waiting.length > 0) await read(waiting.shift() ?? '/')

  const written = new Map<string, Buffer | string>()
  const endingOf = (address: string) => ENDINGS.get(files.get(address)?.type ?? '') ?? ''
  const shown = (html: string, path: string) =>
    rewriteAddresses(html, { siteUrl, path }, (address, kind) => {
      if (kind === 'file') return linkTo(mirrorPath(address, kind, endingOf(address)))
      return address.includes('?') && pages.has(address)
        ? linkTo(mirrorPath(address, kind))
        : address
    }).replaceAll(siteUrl, base)
  for (const [address, html] of pages)
    written.set(mirrorPath(address, 'page'), shown(html, address))
  for (const [address, { body, type }] of files) {
    const text = /^text\/plain|xml$/.test(type) && !address.startsWith('/_/')
    const path = mirrorPath(address, 'file', endingOf(address))
    written.set(path, text ? body.toString().replaceAll(siteUrl, base) : body)
  }
  written.set('404.html', shown(missing, MISSING))
  for (const address of pages.keys()) {
    if (address.includes('?')) redirects.set(address, linkTo(mirrorPath(address, 'page')))
  }
  return { files: sorted(written), redirects: sorted(redirects), problems: problems.toSorted() }
}

function sorted<Value>(entries: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const CONCURRENCY = 4
const MAX_ADDRESSES = 200_000
/** Never exists. */
const MISSING = '/there-is-no-such-page-in-any-mirror'
const ENDINGS = new Map([
  ['image/webp', '.webp'],
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
  ['image/avif', '.avif'],
  ['image/gif', '.gif'],
  ['image/svg+xml', '.svg'],
])
