import { median, table } from '../median.ts'
import { bindToCore, type LoadResult, load } from './load.ts'
import { startNginx } from './nginx.ts'
import { responseOf } from './response-of.ts'
import { siteUnderTest } from './site-under-test.ts'

/**
 * Compares files from our server and from nginx: same bytes and headers, alternating runs, server and load on one core
 * each. Assets are also measured with a query, which makes each request read the file from disk (decision 0101).
 */
const RUNS = 3
const SERVER_CORE = 0
const LOAD_OPTIONS = { seconds: 3, core: 1 }
/** Range of bytes of a medium picture: neither an icon nor a photograph as wide as the window. */
const PICTURE_BYTES = [12_000, 40_000] as const

interface FileLoads {
  readonly ours: readonly LoadResult[]
  readonly fromDisk: readonly LoadResult[] | undefined
  readonly nginx: readonly LoadResult[]
}

const site = await siteUnderTest()
bindToCore(site.role.pid, SERVER_CORE)
const home = await (await fetch(site.url)).text()
const resources = await (await fetch(`${site.url}/resources`)).text()
const files: readonly (readonly [string, string | undefined])[] = [
  ['picture', await picturePath(home + resources)],
  ['font', /href="(\/_\/[^"]+\.woff2)"/.exec(home)?.[1]],
  ['script', /src="(\/_\/[^"]+\.js)"/.exec(home)?.[1]],
  ['document', await documentPath()],
]
const rows: (string | number)[][] = [
  [
    ...['file', 'bytes', 'nginx, requests/s', 'site', 'site of nginx'],
    ...['nginx, processor µs a request', 'site, from memory', "nginx's time over ours"],
    ...['site, from disk each time', "nginx's time over that"],
  ],
]
for (const [name, path] of files) {
  if (path === undefined) throw new Error(`The site has no ${name} to measure`)
  const url = site.url + path
  const response = await responseOf(url)
  const { ours, fromDisk, nginx } = await measure(url, path.startsWith('/assets/'))
  const rate = (runs: readonly LoadResult[]) =>
    Math.round(median(runs.map((run) => run.requestsPerSecond)))
  const processorMicros = (runs: readonly LoadResult[]) =>
    median(runs.map((run) => run.processorMicrosPerRequest)).toFixed(1)
  const ratio = (
    runs: readonly LoadResult[],
    value: (theirs: LoadResult, ours: LoadResult) => number,
  ) =>
    median(nginx.flatMap((theirs, run) => (runs[run] ? [value(theirs, runs[run])] : []))).toFixed(2)
  const processorRatio = (runs: readonly LoadResult[]) =>
    ratio(runs, (theirs, ours) => theirs.processorMicrosPerRequest / ours.processorMicrosPerRequest)
  rows.push([
    `${name}, ${response.headers['content-type']}`,
    response.body.length,
    rate(nginx),
    rate(ours),
    ratio(ours, (theirs, ours) => ours.requestsPerSecond / theirs.requestsPerSecond),
    processorMicros(nginx),
    processorMicros(ours),
    processorRatio(ours),
    fromDisk ? processorMicros(fromDisk) : '',
    fromDisk ? processorRatio(fromDisk) : '',
  ])
}
await site.close()
console.log(`32 connections, one process each, medians of ${RUNS} runs in turn\n`)
console.log(table(rows))

async function measure(url: string, isAsset: boolean): Promise<FileLoads> {
  const nginx = await startNginx(await responseOf(url), [SERVER_CORE])
  const ours: LoadResult[] = []
  const fromDisk: LoadResult[] = []
  const theirs: LoadResult[] = []
  const pids = [site.role.pid ?? 0]
  // A warm-up run, so that the code of this path is compiled.
  load(url, pids, LOAD_OPTIONS)
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(load(url, pids, LOAD_OPTIONS))
    if (isAsset) fromDisk.push(load(`${url}?from-disk`, pids, LOAD_OPTIONS))
    theirs.push(load(nginx.url, nginx.workers, LOAD_OPTIONS))
  }
  await nginx.close()
  return { ours, fromDisk: isAsset ? fromDisk : undefined, nginx: theirs }
}

/** Finds the path of a medium picture in the HTML of pages. */
async function picturePath(html: string): Promise<string | undefined> {
  const [minimum, maximum] = PICTURE_BYTES
  for (const [, path = ''] of html.matchAll(/(\/assets\/f\/[^\s"]+format\(avif\)[^\s"]*) \d+w/g)) {
    const { body } = await responseOf(site.url + path)
    if (body.length >= minimum && body.length <= maximum) return path
  }
  return undefined
}

/** Finds the path of the first PDF that a guidebook offers. */
async function documentPath(): Promise<string | undefined> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  for (const [, path = ''] of sitemap.matchAll(/<loc>[^<]*?(\/guidebooks\/[^<]+)<\/loc>/g)) {
    const html = await (await fetch(site.url + path)).text()
    const found = /href="(\/assets\/f\/[^"?]+\.pdf)"/.exec(html)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}
