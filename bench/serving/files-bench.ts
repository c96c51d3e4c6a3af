import { median, table } from '../median.ts'
import { bindToCore, type Load, load } from './load.ts'
import { startNginx } from './nginx.ts'
import { responseOf } from './response-of.ts'
import { siteUnderTest } from './site-under-test.ts'

/**
 * Files from our server and from nginx: same bytes and headers, runs of each in turn, server and load on
 * one processor each. With a unique query, each request reads the file from disk, as before decision 0101.
 */
const RUNS = 3
const SERVER_CORE = 0
const LOADED = { seconds: 3, core: 1 }
/** A picture of medium size: neither an icon nor a photograph as wide as the window. */
const PICTURE_BYTES = [12_000, 40_000] as const

interface Measured {
  readonly ours: readonly Load[]
  readonly fromDisk: readonly Load[] | undefined
  readonly nginx: readonly Load[]
}

const site = await siteUnderTest()
bindToCore(site.role.pid, SERVER_CORE)
const home = await (await fetch(site.url)).text()
const article = await (await fetch(`${site.url}/resources`)).text()
const files: readonly (readonly [string, string | undefined])[] = [
  ['picture', await picture(home + article)],
  ['font', /href="(\/_\/[^"]+\.woff2)"/.exec(home)?.[1]],
  ['script', /src="(\/_\/[^"]+\.js)"/.exec(home)?.[1]],
  ['document', await document()],
]
const rows: (string | number)[][] = [
  [
    ...['file', 'bytes', 'nginx, requests/s', 'site', 'site of nginx'],
    ...['nginx, processor µs a request', 'site, from memory', "nginx's time over ours"],
    ...['site, from disk each time', "nginx's time over that"],
  ],
]
for (const [name, path] of files) {
  if (path === undefined) throw new Error(`the site has no ${name}`)
  const url = site.url + path
  const response = await responseOf(url)
  const { ours, fromDisk, nginx } = await measure(url, path.startsWith('/assets/'))
  const rate = (runs: readonly Load[]) =>
    Math.round(median(runs.map((run) => run.requestsPerSecond)))
  const time = (runs: readonly Load[]) => median(runs.map((run) => run.processorTime)).toFixed(1)
  const ratio = (runs: readonly Load[], value: (theirs: Load, ours: Load) => number) =>
    median(nginx.flatMap((theirs, at) => (runs[at] ? [value(theirs, runs[at])] : []))).toFixed(2)
  const timeOver = (runs: readonly Load[]) =>
    ratio(runs, (theirs, ours) => theirs.processorTime / ours.processorTime)
  rows.push([
    `${name}, ${response.headers['content-type']}`,
    response.body.length,
    rate(nginx),
    rate(ours),
    ratio(ours, (theirs, mine) => mine.requestsPerSecond / theirs.requestsPerSecond),
    time(nginx),
    time(ours),
    timeOver(ours),
    fromDisk ? time(fromDisk) : '',
    fromDisk ? timeOver(fromDisk) : '',
  ])
}
await site.close()
console.log(`32 connections, one process each, medians of ${RUNS} runs in turn\n`)
console.log(table(rows))

async function measure(url: string, isAsset: boolean): Promise<Measured> {
  const nginx = await startNginx(await responseOf(url), [SERVER_CORE])
  const ours: Load[] = []
  const fromDisk: Load[] = []
  const theirs: Load[] = []
  const pids = [site.role.pid ?? 0]
  // Repeated until the code of this path is compiled.
  load(url, pids, LOADED)
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(load(url, pids, LOADED))
    if (isAsset) fromDisk.push(load(`${url}?from-disk`, pids, LOADED))
    theirs.push(load(nginx.url, nginx.workers, LOADED))
  }
  await nginx.close()
  return { ours, fromDisk: isAsset ? fromDisk : undefined, nginx: theirs }
}

/** Address of a picture of these pages, of the usual size. */
async function picture(html: string): Promise<string | undefined> {
  const [least, most] = PICTURE_BYTES
  for (const [, path = ''] of html.matchAll(/(\/assets\/f\/[^\s"]+format\(avif\)[^\s"]*) \d+w/g)) {
    const { body } = await responseOf(site.url + path)
    if (body.length >= least && body.length <= most) return path
  }
  return undefined
}

/** Address of the first document that a guidebook offers. */
async function document(): Promise<string | undefined> {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  for (const [, path = ''] of map.matchAll(/<loc>[^<]*?(\/guidebooks\/[^<]+)<\/loc>/g)) {
    const html = await (await fetch(site.url + path)).text()
    const found = /href="(\/assets\/f\/[^"?]+\.pdf)"/.exec(html)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}
