import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '@prospectus/server/operator-error'
import { linkTo, mirrorPath, rewriteAddresses } from './mirrored-address.ts'

export interface MirrorOptions {
  /** Where the running site is read. */
  readonly origin: string
  /** Public origin that the site's pages name; replaced by `base`. */
  readonly siteUrl: string
  /** Origin of the mirror. */
  readonly base: string
  /** Paths to mirror besides those in the sitemap and in links. */
  readonly paths: readonly string[]
  /** Paths of the build's files, below `/_/`. */
  readonly builtFiles: readonly string[]
}

export interface Mirror {
  /** By path below the folder, sorted. */
  readonly files: ReadonlyMap<string, Buffer | string>
  /** Destinations by address: the site's redirects, and pages with a query. */
  readonly redirects: ReadonlyMap<string, string>
  /** Addresses in pages that the site does not serve, each with its status. */
  readonly problems: readonly string[]
}

/** Reads a whole site: pages, including those with queries, files, redirects, and the not-found page. */
export async function mirrorSite(options: MirrorOptions): Promise<Mirror> {
  const { origin, siteUrl, base, builtFiles } = options
  const pages = new Map<string, string>()
  const files = new Map<string, SiteResponse>()
  const redirects = new Map<string, string>()
  const problems: string[] = []
  const seenAddresses = new Set([MISSING_PATH])
  const pendingAddresses: string[] = []
  const queue = (address: string) => {
    if (seenAddresses.size > MAX_ADDRESSES)
      throw new OperatorError(
        `The site has more than ${MAX_ADDRESSES} addresses, the last one ${address}: the mirror was stopped. Look for pages that keep linking to new addresses.`,
      )
    if (!seenAddresses.has(address)) pendingAddresses.push(address)
    seenAddresses.add(address)
    return address
  }
  const sitemap = (await fetchAddress(origin, '/sitemap.xml')).body.toString()
  for (const [, loc = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) queue(new URL(loc).pathname)
  for (const path of ['/', '/robots.txt', '/sitemap.xml', ...options.paths, ...builtFiles]) {
    queue(path)
  }
  // Some stories and built files have no address on the site: it is no problem if they are missing.
  const mayBeMissing = new Set([...options.paths, ...builtFiles])
  const readAddress = async (address: string) => {
    const response = await fetchAddress(origin, address)
    if (response.location !== undefined) {
      const target = new URL(response.location, siteUrl + address)
      const isOwn = target.origin === siteUrl
      redirects.set(address, isOwn ? target.pathname + target.search + target.hash : target.href)
      if (isOwn) queue(target.pathname + target.search)
    } else if (response.status !== 200) {
      if (!mayBeMissing.has(address)) problems.push(`${address}: ${response.status}`)
    } else if (response.type === 'text/html') {
      const html = response.body.toString()
      pages.set(address, html)
      rewriteAddresses(html, { siteUrl, path: address }, queue)
    } else files.set(address, response)
  }
  const missingPage = (await fetchAddress(origin, MISSING_PATH)).body.toString()
  rewriteAddresses(missingPage, { siteUrl, path: MISSING_PATH }, queue)
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let next = pendingAddresses.shift(); next !== undefined; next = pendingAddresses.shift())
        await readAddress(next)
    }),
  )
  while (pendingAddresses.length > 0) await readAddress(pendingAddresses.shift() ?? '/')

  const mirroredFiles = new Map<string, Buffer | string>()
  const extensionOf = (address: string) => EXTENSIONS.get(files.get(address)?.type ?? '') ?? ''
  const rewrite = (html: string, path: string) =>
    rewriteAddresses(html, { siteUrl, path }, (address, kind) => {
      if (kind === 'file') return linkTo(mirrorPath(address, kind, extensionOf(address)))
      return address.includes('?') && pages.has(address)
        ? linkTo(mirrorPath(address, kind))
        : address
    }).replaceAll(siteUrl, base)
  for (const [address, html] of pages)
    mirroredFiles.set(mirrorPath(address, 'page'), rewrite(html, address))
  for (const [address, { body, type }] of files) {
    const isText = /^text\/plain|xml$/.test(type) && !address.startsWith('/_/')
    const path = mirrorPath(address, 'file', extensionOf(address))
    mirroredFiles.set(path, isText ? body.toString().replaceAll(siteUrl, base) : body)
  }
  mirroredFiles.set('404.html', rewrite(missingPage, MISSING_PATH))
  for (const address of pages.keys()) {
    if (address.includes('?')) redirects.set(address, linkTo(mirrorPath(address, 'page')))
  }
  return {
    files: sorted(mirroredFiles),
    redirects: sorted(redirects),
    problems: problems.toSorted(),
  }
}

function sorted<Value>(entries: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const CONCURRENCY = 4
const MAX_ADDRESSES = 200_000
/** Requested to read the not-found page. */
const MISSING_PATH = '/there-is-no-such-page-in-any-mirror'
const EXTENSIONS = new Map([
  ['image/webp', '.webp'],
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
  ['image/avif', '.avif'],
  ['image/gif', '.gif'],
  ['image/svg+xml', '.svg'],
])

interface SiteResponse {
  readonly status: number
  /** Content type without parameters. */
  readonly type: string
  readonly location: string | undefined
  readonly body: Buffer
}

/**
 * Fetches an address like a browser with WebP support. Retries 429 and 503, and returns the last response; throws
 * `OperatorError` if the site cannot be reached.
 */
async function fetchAddress(origin: string, address: string): Promise<SiteResponse> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(origin + address, { redirect: 'manual', headers: HEADERS }).catch(
      (cause: unknown) => {
        throw new OperatorError(`${origin}${address} cannot be reached: is the site running?`, {
          cause,
        })
      },
    )
    const body = Buffer.from(await response.arrayBuffer())
    const { status, headers } = response
    if (!(status === 429 || status === 503) || attempt === MAX_RETRIES) {
      const [type = ''] = (headers.get('content-type') ?? '').split(';')
      return { status, type, location: headers.get('location') ?? undefined, body }
    }
    await wait(1000 * Math.min(Number(headers.get('retry-after')) || 1, 10))
  }
}

const HEADERS = { accept: 'text/html,image/webp,*/*;q=0.8' }
const MAX_RETRIES = 20
