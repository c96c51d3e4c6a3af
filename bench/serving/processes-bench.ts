import { join } from 'node:path'
import { platformFolder } from '../../tools/run/project.ts'
import { median, table } from '../median.ts'
import { descendants } from '../processor-time.ts'
import { type LoadResult, load } from './load.ts'
import { startNginx } from './nginx.ts'
import { type RawResponse, responseOf, waitUntilCompressed } from './response-of.ts'
import { siteUnderTest } from './site-under-test.ts'

/**
 * Measures requests per second of one and two site processes on two cores, and of nginx with as many workers: a cached
 * page, a picture, and uncached pages. wrk shares the cores, so growth and processor time mean more than the rates.
 */
const RUNS = 3
const SECONDS = 4
const CORES = [0, 1]
const PAGE = `/${platformFolder()}/data-hub`
const UNCACHED = join(import.meta.dirname, 'uncached.lua')

interface MeasuredCase {
  readonly name: string
  readonly processes: number
  readonly runs: readonly LoadResult[]
}

const measured: MeasuredCase[] = []
for (const processes of [1, 2]) {
  const site = await siteUnderTest({ SITE_PROCESSES: String(processes), TRUST_PROXY: 'on' })
  const pids = descendants(process.pid)
  const pageUrl = site.url + PAGE
  await waitUntilCompressed(pageUrl)
  const page = await responseOf(pageUrl)
  const pictureUrl = site.url + picturePath(await (await fetch(`${site.url}/`)).text())
  const picture = await responseOf(pictureUrl)
  const measureCase = async (name: string, measure: () => LoadResult) => {
    const runs = Array.from({ length: RUNS }, measure)
    measured.push({ name, processes, runs })
  }
  await measureCase('site: cached page', () => load(pageUrl, pids, { seconds: SECONDS }))
  await measureCase('site: picture', () => load(pictureUrl, pids, { seconds: SECONDS }))
  await measureCase('site: uncached pages', () =>
    load(`${site.url}/search`, pids, { seconds: SECONDS, script: UNCACHED }),
  )
  await site.close()
  const nginxCases: readonly (readonly [string, RawResponse])[] = [
    ['nginx: the same page', page],
    ['nginx: the same picture', picture],
  ]
  for (const [name, response] of nginxCases) {
    const nginx = await startNginx(response, CORES.slice(0, processes))
    await measureCase(name, () => load(nginx.url, nginx.workers, { seconds: SECONDS }))
    await nginx.close()
  }
}

const rateOf = ({ runs }: MeasuredCase) => median(runs.map((run) => run.requestsPerSecond))
const names = [...new Set(measured.map(({ name }) => name))]
console.log(`${SECONDS} s, 32 connections, medians of ${RUNS} runs\n`)
console.log(
  table([
    ['', 'requests/s, one', 'requests/s, two', 'growth', 'processor time, µs a request'],
    ...names.map((name) => {
      const [one, two] = measured.filter((each) => each.name === name)
      if (one === undefined || two === undefined) return [name]
      return [
        name,
        Math.round(rateOf(one)),
        Math.round(rateOf(two)),
        (rateOf(two) / rateOf(one)).toFixed(2),
        [one, two]
          .map(({ runs }) => median(runs.map((run) => run.processorMicrosPerRequest)).toFixed(1))
          .join(', '),
      ]
    }),
  ]),
)

function picturePath(html: string): string {
  const [address] = /\/assets\/[^ ",]+\/m\/640x[^ ",]+/.exec(html) ?? []
  if (address === undefined)
    throw new Error('The home page shows no picture that is 640 pixels wide')
  return address
}
