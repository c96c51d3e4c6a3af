import { once } from 'node:events'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { mirrorSite } from './mirror-site.ts'
import { writeMirror } from './write-mirror.ts'

const SITE = 'https://www.vendor.example'
const MIRROR = 'https://mirror.example'
const PICTURE = '/assets/f/1/9x9/ab/heron.png'
const page = (body: string, head = '') => `<!doctype html><html><head>${head}</head>${body}</html>`

/** Responses of a site, by path and query. */
const RESPONSES: Readonly<Record<string, readonly [status: number, type: string, body: string]>> = {
  '/': [
    200,
    'text/html',
    page(`<a href="/about#team">A</a><a href="/old">O</a><a href="#top">T</a>`),
  ],
  '/about': [
    200,
    'text/html',
    page(
      `<picture><source type="image/avif" srcSet="${PICTURE}/m/3x3/filters:format(avif) 3w"/><source srcSet="${PICTURE}/m/3x3/smart 3w, ${PICTURE}/m/6x6/smart 6w"/><img src="${PICTURE}"/></picture><p id="team"></p>`,
      `<link rel="canonical" href="${SITE}/about"/><link rel="icon" href="/_/icon.svg"/>`,
    ),
  ],
  '/list/': [
    200,
    'text/html',
    page('<a href="/list/?page=2&amp;type=x">2</a><div data-island="list" data-props="{secret}">'),
  ],
  '/list/?page=2&type=x': [200, 'text/html', page('<p>Second</p><a href="/list/">1</a>')],
  '/old': [308, '/about', ''],
  '/away': [307, 'https://partner.example/?a=1&b=2', ''],
  '/settings': [404, 'text/html', ''],
  '/sitemap.xml': [200, 'application/xml', `<urlset><loc>${SITE}/list/</loc></urlset>`],
  '/robots.txt': [200, 'text/plain', `Sitemap: ${SITE}/sitemap.xml`],
  '/_/icon.svg': [200, 'image/svg+xml', '<svg/>'],
  '/_/chunk.js': [200, 'text/javascript', 'export {}'],
  [PICTURE]: [200, 'image/png', 'png'],
  [`${PICTURE}/m/3x3/smart`]: [200, 'image/webp', 'small'],
  [`${PICTURE}/m/6x6/smart`]: [200, 'image/webp', 'large'],
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const site: RequestListener = ({ url = '' }, response) => {
  const missing = [
    404,
    'text/html',
    page('<h1>Not found</h1><a href="#main">M</a><a href="/about">A</a>'),
  ] as const
  const [status, type, body] = RESPONSES[url] ?? missing
  const head = status >= 300 && status < 400 ? { location: type } : { 'content-type': type }
  response.writeHead(status, head).end(body)
}

/** A mirror of that site in a folder of its own. */
async function mirrorTestSite() {
  const folder = temporaryFolder('prospectus-mirror', onTestFinished)
  const mirror = await mirrorSite({
    ...{ origin: await serve(site), siteUrl: SITE, base: MIRROR },
    paths: ['/away', '/settings'],
    builtFiles: ['/_/chunk.js'],
  })
  writeMirror(folder, mirror)
  return { folder, mirror, read: (path: string) => readFileSync(join(folder, path), 'utf8') }
}

/** Like any file server: a folder is its `index.html`, and queries are ignored. */
function files(folder: string): RequestListener {
  return ({ url = '' }, response) => {
    const file = join(folder, decodeURIComponent(new URL(url, SITE).pathname))
    const isFolder = existsSync(file) && statSync(file).isDirectory()
    const found = isFolder ? join(file, 'index.html') : file
    if (existsSync(found)) response.writeHead(200).end(readFileSync(found))
    else response.writeHead(404).end()
  }
}

test('on a plain file server every link, file and picture of a mirrored page exists', async () => {
  const { folder, mirror } = await mirrorTestSite()
  const origin = await serve(files(folder))
  const walked = new Set<string>()
  for (const path of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, path), 'utf8')
    const addresses = [...html.matchAll(/(?:href|src|srcSet)="([^"]+)"/g)]
      .flatMap(([, value = '']) => value.split(/,\s+/))
      .map((value) => value.replace(/ \d+w$/, '').replace(MIRROR, ''))
    for (const address of addresses.filter((each) => each.startsWith('/'))) {
      const response = await fetch(origin + address.replaceAll('&amp;', '&'))
      expect([path, address, response.status]).toEqual([path, address, 200])
      walked.add(address)
    }
  }
  expect(walked.size).toBeGreaterThan(8)
  expect(mirror.problems).toEqual([])
})

test('a page with a query has its own folder, and a converted picture an extension', async () => {
  const { read, mirror } = await mirrorTestSite()
  const [, second = ''] = /href="([^"]+)"/.exec(read('list/index.html')) ?? []
  expect(second).toMatch(/^\/list\/page-2-type-x-[\da-f]{8}\/$/)
  expect(read(`${second.slice(1)}index.html`)).toContain('Second')
  const made = [...mirror.files.keys()].filter((path) => path.startsWith('assets/made/'))
  expect(made.map((path) => read(path)).toSorted()).toEqual(['large', 'small'])
  expect(made.every((path) => path.endsWith('.webp'))).toBe(true)
})

test('redirects are written as a list for nginx and as pages that forward, and the page for missing pages exists', async () => {
  const { read } = await mirrorTestSite()
  expect(read('redirects.map')).toMatch(
    /^"\/away" "https:\/\/partner\.example\/\?a=1&b=2";\n"\/list\/\?page=2&type=x" "\/list\/page-2-type-x-[\da-f]{8}\/";\n"\/old" "\/about";\n$/,
  )
  expect(read('old/index.html')).toContain('content="0; url=/about"')
  expect(read('away/index.html')).toContain('url=https://partner.example/?a=1&amp;b=2"')
  expect(read('404.html')).toContain('<h1>Not found</h1><a href="#main">')
})

test('a mirror has no reference to the original origin or to a server, and a second one is equal', async () => {
  const [one, other] = [await mirrorTestSite(), await mirrorTestSite()]
  expect([...one.mirror.files]).toEqual([...other.mirror.files])
  for (const path of globSync('**/*.*', { cwd: one.folder })) {
    expect(one.read(path), path).not.toMatch(/www\.vendor\.example|data-island|secret|avif/)
  }
  expect(one.read('about/index.html')).toContain(`href="${MIRROR}/about"`)
})
