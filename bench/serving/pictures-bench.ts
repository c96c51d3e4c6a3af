import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile, table } from '../median.ts'
import { memoryOf } from '../memory/memory-of.ts'
import { siteUnderTest } from './site-under-test.ts'

/**
 * One client requests 324 new pictures at once, AVIF of about 3,900 by 4,000 pixels from an original of 1,200 by 800.
 * Meanwhile a visitor opens pages with pictures not made yet. Measures the visitor's response times, and the memory
 * before, during and after.
 */
const FLOOD_REQUESTS = 324
const PAGES = 25
/** Both clients abort their open requests after this time. */
const DEADLINE_SECONDS = 60
const SETTLE_SECONDS = 10

interface PictureResponse {
  /** 0 if there was no response. */
  readonly status: number
  readonly milliseconds: number
  readonly body: string
}

/** Different loopback addresses, so that the site counts them as two clients. */
const FLOODER = client('127.0.0.1', FLOOD_REQUESTS)
const VISITOR = client('127.0.0.2', 6)

const site = await siteUnderTest()
const sitemap = await VISITOR.request(`${site.url}/sitemap.xml`)
const addresses = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].slice(0, PAGES)
const pages = await Promise.all(
  addresses.map(([, address = '']) => VISITOR.request(site.url + new URL(address).pathname)),
)
const pagePictures = [...new Set(pages.flatMap(({ body }) => picturesOf(body)))]
const original = pagePictures
  .map((path) => path.split('/m/')[0])
  .find((path) => path?.includes('/1200x800/'))
if (original === undefined)
  throw new Error(
    `None of the first ${PAGES} pages of the sitemap shows a picture of 1,200 by 800 pixels`,
  )

const memoryBefore = memoryOf(site.role.pid)
const flood = Promise.all(
  Array.from({ length: FLOOD_REQUESTS }, (_, index) => {
    const size = `${3890 + (index % 18)}x${3992 + Math.floor(index / 18) / 2}`.replace('.5', '')
    return FLOODER.request(
      `${site.url}${original}/m/${size}/filters:format(avif):quality(${index % 100})`,
    )
  }),
)
await pause(500)
const deadline = setTimeout(() => {
  FLOODER.abort()
  VISITOR.abort()
}, 1000 * DEADLINE_SECONDS)
const visitorResponses = await Promise.all(
  pagePictures.map((path) => VISITOR.request(site.url + path)),
)
const floodResponses = await flood
clearTimeout(deadline)
await pause(SETTLE_SECONDS * 1000)
const memoryAfter = memoryOf(site.role.pid)
await site.close()

console.log(
  table([
    ['asked for', 'pictures', 'answers', 'p50 ms', 'p95 ms', 'slowest ms'],
    row('of no page, by one client', floodResponses),
    row("pages' own, by another client meanwhile", visitorResponses),
  ]),
)
console.log(
  `\n${table([
    ['memory of the site, MB', 'before', 'peak', `${SETTLE_SECONDS} s after`],
    ['', memoryBefore.now, memoryAfter.peak, memoryAfter.now],
  ])}`,
)

/** The files that a browser would choose for a page's pictures: AVIF, at most 640 pixels wide. */
function picturesOf(html: string): readonly string[] {
  const sets = html.matchAll(
    /type="image\/avif"[^>]*? srcset="([^"]+)"|srcset="([^"]+)" type="image\/avif"/gi,
  )
  return [...sets].flatMap(([, setAfterType, setBeforeType]) => {
    const offers = (setAfterType ?? setBeforeType ?? '')
      .split(', ')
      .map((offer) => offer.split(' '))
    const fitting = offers.filter(([, width = '']) => Number.parseInt(width, 10) <= 640)
    return (fitting.at(-1) ?? offers[0] ?? []).slice(0, 1)
  })
}

function row(name: string, responses: readonly PictureResponse[]): readonly (string | number)[] {
  const countByStatus = new Map<number, number>()
  for (const { status } of responses)
    countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1)
  const times = responses.map(({ milliseconds }) => milliseconds)
  return [
    name,
    responses.length,
    [...countByStatus].map(([status, count]) => `${count} × ${status}`).join(', '),
    ...[0.5, 0.95, 1].map((share) => Math.round(quantile(times, share))),
  ]
}

/** An HTTP client whose connections come from `localAddress`, at most `maxSockets` at once. */
function client(localAddress: string, maxSockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets, localAddress })
  const stopping = new AbortController()
  const request = (url: string) =>
    new Promise<PictureResponse>((resolve) => {
      const started = performance.now()
      const finish = (status: number, body: string) =>
        resolve({ status, milliseconds: performance.now() - started, body })
      get(url, { agent, signal: stopping.signal }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          finish(response.statusCode ?? 0, Buffer.concat(chunks).toString('latin1'))
        })
        response.on('error', () => finish(0, ''))
      }).on('error', () => finish(0, ''))
    })
  return { request, abort: () => stopping.abort() }
}
