import { platformFolder } from '../../tools/run/project.ts'
import { median, quantile, table } from '../median.ts'
import { bindToCore, type LoadResult, load } from './load.ts'
import { startNginx } from './nginx.ts'
import { responseOf, waitUntilCompressed } from './response-of.ts'
import { siteUnderTest } from './site-under-test.ts'

/** Compares a cached page from our server and from nginx, in five alternating runs; then measures uncached pages. */
const RUNS = 5
const SERVER_CORE = 0
const LOAD_OPTIONS = { seconds: 4, core: 1 }
const PAGE = process.argv[2] ?? `/${platformFolder()}/data-hub`

const site = await siteUnderTest()
bindToCore(site.role.pid, SERVER_CORE)
const page = site.url + PAGE
await responseOf(page)
await waitUntilCompressed(page)
const response = await responseOf(page)
const nginx = await startNginx(response, [SERVER_CORE])

const ours: LoadResult[] = []
const theirs: LoadResult[] = []
for (let run = 0; run < RUNS; run += 1) {
  ours.push(load(page, [site.role.pid ?? 0], LOAD_OPTIONS))
  theirs.push(load(nginx.url, nginx.workers, LOAD_OPTIONS))
}
await nginx.close()

console.log(
  `${PAGE}: ${response.body.length} bytes gzip, 32 connections, medians of ${RUNS} runs\n`,
)
const row = (name: string, runs: readonly LoadResult[]) => [
  name,
  Math.round(median(runs.map((run) => run.requestsPerSecond))),
  median(runs.map((run) => run.processorsInUse)).toFixed(2),
  median(runs.map((run) => run.processorMicrosPerRequest)).toFixed(1),
]
const ratio = (value: (run: number) => number) =>
  median(ours.map((_, run) => value(run))).toFixed(2)
const processorMicros = (runs: readonly LoadResult[], run: number) =>
  runs[run]?.processorMicrosPerRequest ?? Number.NaN
const rate = (runs: readonly LoadResult[], run: number) =>
  runs[run]?.requestsPerSecond ?? Number.NaN
console.log(
  table([
    ['cached page', 'requests/s', 'processor busy', 'processor time, µs a request'],
    row('nginx, one worker', theirs),
    row('site, one process', ours),
    [
      'site of nginx',
      ratio((run) => rate(ours, run) / rate(theirs, run)),
      '',
      `${ratio((run) => processorMicros(theirs, run) / processorMicros(ours, run))} (nginx's time over ours)`,
    ],
  ]),
)

const firstResponseMs = await measureUncached()
await site.close()
console.log(
  `\n${table([
    ['first answer of a page, ms', 'p50', 'p95'],
    [
      `${firstResponseMs.length} articles, one after the other`,
      median(firstResponseMs).toFixed(1),
      quantile(firstResponseMs, 0.95).toFixed(1),
    ],
  ])}`,
)

/** Requests each article once; returns the milliseconds, without the first five, which warm the code up. */
async function measureUncached(): Promise<readonly number[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const articles = [
    ...sitemap.matchAll(/<loc>[^<]*?(\/(?:blog|podcast|news|guidebooks)\/[^<]+)<\/loc>/g),
  ]
  const milliseconds: number[] = []
  for (const [, path] of articles) {
    const started = performance.now()
    await responseOf(site.url + path)
    milliseconds.push(performance.now() - started)
  }
  return milliseconds.slice(5)
}
