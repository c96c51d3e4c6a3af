import { OperatorFault } from '@prospectus/server/operator-fault'
import { type Asked, askSite } from './ask-site.ts'
import { addressAt, placeOf } from './mirrored-address.ts'
import { mirroredPage } from './page-addresses.ts'

export interface MirrorOptions {
  /** Where the site answers. */
  readonly origin: string
  /** Its public origin, which its pages name. */
  readonly siteUrl: string
  /** The origin that the mirror will have. */
  readonly base: string
  /** Paths of the site to begin with, besides its sitemap: what no link leads to. */
  readonly paths: readonly string[]
  /** Files of the build, below `/_/`. */
  readonly builtFiles: readonly string[]
}

export interface Mirror {
  /** Files by their path below the folder, in the order of their names. */
  readonly files: ReadonlyMap<string, Buffer | string>
  /** Where addresses lead that have no page of their own. */
  readonly redirects: ReadonlyMap<string, string>
  /** Addresses that pages name and the site does not have, each with its answer. */
  readonly faults: readonly string[]
}

/**
 * Reads a whole site over HTTP: its pages, also those that a query of one of their links chooses, all files that
 * they name, redirects, and its page for missing pages.
 *
 * @throws {OperatorFault} when the site does not answer, or never ends
 */
export async function mirrorSite(options: MirrorOptions): Promise<Mirror> {
  const { origin, siteUrl, base, builtFiles } = options
  const pages = new Map<string, string>()
  const files = new Map<string, Asked>()
  const redirects = new Map<string, string>()
  const faults: string[] = []
  const known = new Set([MISSING])
  const waiting: string[] = []
  const queue = (address: string) => {
    if (known.size > MOST_ADDRESSES) throw new OperatorFault('This site seems to have no end.')
    if (!known.has(address)) waiting.push(address)
    known.add(address)
    return address
  }
  const sitemap = (await askSite(origin, '/sitemap.xml')).body.toString()
  for (const [, loc = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) queue(new URL(loc).pathname)
  for (const path of ['/', '/robots.txt', '/sitemap.xml', ...options.paths, ...builtFiles]) {
    queue(path)
  }
  // Not all that is published or built has an address on a site.
  const tried = new Set([...options.paths, ...builtFiles])
  const read = async (address: string) => {
    const answer = await askSite(origin, address)
    if (answer.location !== undefined) {
      const to = new URL(answer.location, siteUrl + address)
      const isOwn = to.origin === siteUrl
      redirects.set(address, isOwn ? to.pathname + to.search + to.hash : to.href)
      if (isOwn) queue(to.pathname + to.search)
    } else if (answer.status !== 200) {
      if (!tried.has(address)) faults.push(`${address}: ${answer.status}`)
    } else if (answer.type === 'text/html') {
      const html = answer.body.toString()
      pages.set(address, html)
      mirroredPage(html, { siteUrl, path: address }, queue)
    } else files.set(address, answer)
  }
  const missing = (await askSite(origin, MISSING)).body.toString()
  mirroredPage(missing, { siteUrl, path: MISSING }, queue)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await read(next)
    }),
  )
  while (waiting.length > 0) await read(waiting.shift() ?? '/')

  const written = new Map<string, Buffer | string>()
  const endingOf = (address: string) => ENDINGS.get(files.get(address)?.type ?? '') ?? ''
  const shown = (html: string, path: string) =>
    mirroredPage(html, { siteUrl, path }, (address, kind) => {
      if (kind === 'file') return addressAt(placeOf(address, kind, endingOf(address)))
      return address.includes('?') && pages.has(address)
        ? addressAt(placeOf(address, kind))
        : address
    }).replaceAll(siteUrl, base)
  for (const [address, html] of pages) written.set(placeOf(address, 'page'), shown(html, address))
  for (const [address, { body, type }] of files) {
    const text = /^text\/plain|xml$/.test(type) && !address.startsWith('/_/')
    const place = placeOf(address, 'file', endingOf(address))
    written.set(place, text ? body.toString().replaceAll(siteUrl, base) : body)
  }
  written.set('404.html', shown(missing, MISSING))
  for (const address of pages.keys()) {
    if (address.includes('?')) redirects.set(address, addressAt(placeOf(address, 'page')))
  }
  return { files: inOrder(written), redirects: inOrder(redirects), faults: faults.toSorted() }
}

function inOrder<Value>(entries: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const AT_ONCE = 4
const MOST_ADDRESSES = 200_000
/** Nothing is ever there. */
const MISSING = '/there-is-no-such-page-in-any-mirror'
const ENDINGS = new Map([
  ['image/webp', '.webp'],
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
  ['image/avif', '.avif'],
  ['image/gif', '.gif'],
  ['image/svg+xml', '.svg'],
])
