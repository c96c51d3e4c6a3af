import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { centreOptions } from '@prospectus/catalogue/resources/centre-query'
import { RESOURCE_PAGE_SIZE } from '@prospectus/catalogue/resources/paging'
import { type ResourceFilters, resourceHref } from '@prospectus/catalogue/resources/resource-query'
import { encodeStoriesRequest, STORIES_PATH } from '@prospectus/protocol/query/stories-request'
import { median, table } from '../median.ts'
import { siteUnderTest } from '../serving/site-under-test.ts'

/**
 * Filter changes in the resources centre, by label: the bytes of each request and its brotli response are compared with
 * the brotli bytes of the page that it replaces.
 */
const CHANGES: Readonly<Record<string, Partial<ResourceFilters>>> = {
  none: {},
  type: { type: 'blog' },
  theme: { theme: 'ppm' },
  text: { text: 'cost' },
  'type and text': { type: 'blog', text: 'plan' },
  'second page': { page: 2 },
  'nothing found': { text: 'qxqxqx' },
}

const UNFILTERED: ResourceFilters = {
  type: undefined,
  industry: undefined,
  theme: undefined,
  text: '',
  page: 1,
  category: undefined,
}

/** A compact JWE with a direct key, whose second part is empty (RFC 7516, section 7.1). */
const TOKEN = /[\w-]{20,}\.\.[\w-]+\.[\w-]+\.[\w-]+/

const site = await siteUnderTest({ SEAL_SECRET: randomBytes(32).toString('hex') })
try {
  const centre = await fetchBody('/resources')
  const token = TOKEN.exec(centre.text)?.[0]
  if (token === undefined)
    throw new Error('/resources contains no sealed token, which this bench needs')
  const rows: (string | number)[][] = [
    ['change', 'request, B', 'response, B', 'as a page, B', 'share'],
  ]
  const shares: number[] = []
  for (const [change, filters] of Object.entries(CHANGES)) {
    const view = { ...UNFILTERED, ...filters }
    const options = centreOptions({ ...view, lang: 'en', perPage: RESOURCE_PAGE_SIZE })
    const encoded = encodeStoriesRequest(options, token)
    const headers = { 'content-type': 'application/json' }
    const response = await fetchBody(STORIES_PATH, { method: 'POST', headers }, encoded)
    const page = await fetchBody(resourceHref('/resources', view, {}))
    const share = (encoded.length + response.bytes) / page.bytes
    shares.push(share)
    rows.push([change, encoded.length, response.bytes, page.bytes, share.toFixed(2)])
  }
  rows.push(['median', '', '', '', median(shares).toFixed(2)])
  console.log(table(rows))
} finally {
  await site.close()
}

async function fetchBody(path: string, options: RequestOptions = {}, body?: string) {
  const headers = { ...options.headers, 'accept-encoding': 'br' }
  const clientRequest = request(site.url + path, { ...options, headers }).end(body)
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
  const received = Buffer.concat(await response.toArray())
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
  const isCompressed = response.headers['content-encoding'] === 'br'
  return {
    bytes: received.length,
    text: (isCompressed ? brotliDecompressSync(received) : received).toString(),
  }
}
