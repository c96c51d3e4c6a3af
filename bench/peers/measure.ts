import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { median } from '../median.ts'
import { memoryOf } from '../memory/memory-of.ts'
import { descendants } from '../processor-time.ts'
import { bindToCore, load } from '../serving/load.ts'
import type { Candidate } from './candidate.ts'
import { phoneVisit, transferredBytes } from './first-load.ts'
import { startFront } from './front.ts'
import { lighthouseScores } from './lighthouse.ts'
import type { PageName, PeerRow } from './results.ts'

const RUNS = 3
const SECONDS = 3
const VISITS = 3
const [SERVER_CORE, LOAD_CORE] = [0, 1]
const RENDERED = join(import.meta.dirname, 'rendered.lua')

/** Figures that a candidate may lack, with the reason. */
type Measured = Pick<PeerRow, 'start' | 'memory' | 'cached' | 'rendered' | 'pages' | 'failed'>

/** Measures a running candidate: all figures except those of its installation and build. */
export async function measureCandidate(
  candidate: Candidate,
  browser: Browser,
  chromiumPath: string,
): Promise<Measured> {
  const { url, paths, pid, start } = candidate
  const idle = totalMemory(pid)
  const pages = await measurePages(candidate, browser, chromiumPath)
  bindToCore(pid, SERVER_CORE)
  try {
    const cached = requestsPerSecond(url + paths.article, pid)
    const rendered = requestsPerSecond(url + paths.rendered, pid, RENDERED)
    return { start, memory: { idle, loaded: totalMemory(pid) }, cached, rendered, pages }
  } catch (error) {
    // The bytes are valid even if a busy machine could not produce the load.
    const [failed = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return { start, memory: { idle, loaded: totalMemory(pid) }, pages, failed }
  }
}

/** The median of three runs; server and load have one core each, and requests accept no compression. */
export function requestsPerSecond(url: string, pid: number, script?: string): number {
  const pids = [pid, ...descendants(pid)]
  const options = { seconds: SECONDS, core: LOAD_CORE, encoding: 'identity' as const }
  const runs = Array.from({ length: RUNS }, () =>
    load(url, pids, script === undefined ? options : { ...options, script }),
  )
  return Math.round(median(runs.map((run) => run.requestsPerSecond)))
}

/** Resident megabytes of a process and its descendants. */
export function totalMemory(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, each) => sum + memoryOf(each).now, 0)
}

async function measurePages(
  { url, paths, compresses }: Candidate,
  browser: Browser,
  chromiumPath: string,
): Promise<NonNullable<PeerRow['pages']>> {
  const front = await startFront(url, !compresses)
  const measure = async (page: PageName) => {
    const address = front.url + paths[page]
    // The first visit makes pictures and compressed pages, so that later visits do not wait for them.
    await transferredBytes(browser, address)
    if (compresses) await waitUntilFullyCompressed(url + paths[page])
    front.clearCache()
    const wire = await transferredBytes(browser, address)
    const visits = []
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await phoneVisit(browser, address))
    const minimum = (values: readonly number[]) => Math.round(Math.min(...values))
    return {
      ...wire,
      lcp: minimum(visits.map(({ lcp }) => lcp)),
      tbt: minimum(visits.map(({ tbt }) => tbt)),
      cls: Number(Math.max(...visits.map(({ cls }) => cls)).toFixed(3)),
      lighthouse: await lighthouseScores(address, chromiumPath),
    }
  }
  const pages = {
    home: await measure('home'),
    resources: await measure('resources'),
    article: await measure('article'),
  }
  front.close()
  return pages
}

/**
 * Waits until our server has replaced a page by its best compression, which it makes when idle: the size falls.
 * If it does not fall within 10 s, the page had its best compression before.
 */
async function waitUntilFullyCompressed(url: string): Promise<void> {
  const sizeOf = async () => {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
    return Number(response.headers.get('content-length'))
  }
  const first = await sizeOf()
  for (let attempt = 0; attempt < 40 && (await sizeOf()) >= first; attempt += 1) await pause(250)
}
