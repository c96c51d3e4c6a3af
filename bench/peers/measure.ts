import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { median } from '../median.ts'
import { memoryOf } from '../memory/memory-of.ts'
import { descendants } from '../processor-time.ts'
import { settled } from '../serving/answer-of.ts'
import { bindToCore, load } from '../serving/load.ts'
import type { Candidate } from './candidate.ts'
import { phoneVisit, wireOf } from './first-load.ts'
import { startFront } from './front.ts'
import type { PageName, PeerRow } from './results.ts'

const RUNS = 3
const SECONDS = 3
const VISITS = 3
const [SERVER_CORE, LOAD_CORE] = [0, 1]
const RENDERED = join(import.meta.dirname, 'rendered.lua')

/** All figures of a running candidate but those of its installation and build. */
export async function measureCandidate(
  candidate: Candidate,
  browser: Browser,
): Promise<Pick<PeerRow, 'start' | 'memory' | 'cached' | 'rendered' | 'pages'>> {
  const idle = memoryOfAll(candidate.pid)
  const pages = await measurePages(candidate, browser)
  bindToCore(candidate.pid, SERVER_CORE)
  const { url, paths } = candidate
  const cached = requestsPerSecond(url + paths.article, candidate.pid)
  const rendered = requestsPerSecond(url + paths.rendered, candidate.pid, RENDERED)
  const memory = { idle, loaded: memoryOfAll(candidate.pid) }
  return { start: candidate.start, memory, cached, rendered, pages }
}

/** The median of a few runs; server and load have a processor each, and nobody asks for compression. */
export function requestsPerSecond(url: string, pid: number, script?: string): number {
  const pids = [pid, ...descendants(pid)]
  const options = { seconds: SECONDS, core: LOAD_CORE, encoding: 'identity' as const }
  const runs = Array.from({ length: RUNS }, () =>
    load(url, pids, script === undefined ? options : { ...options, script }),
  )
  return Math.round(median(runs.map((run) => run.requestsPerSecond)))
}

/** Megabytes of a process and of those that it has started. */
export function memoryOfAll(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, each) => sum + memoryOf(each).now, 0)
}

async function measurePages(
  { url, paths, compresses }: Candidate,
  browser: Browser,
): Promise<NonNullable<PeerRow['pages']>> {
  const front = await startFront(url, !compresses)
  const measure = async (page: PageName) => {
    const address = front.url + paths[page]
    // The first visit has pictures sized and pages compressed: nobody waits for that afterwards.
    await wireOf(browser, address)
    if (compresses) await settled(url + paths[page])
    front.forget()
    const wire = await wireOf(browser, address)
    const visits = []
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await phoneVisit(browser, address))
    const least = (values: readonly number[]) => Math.round(Math.min(...values))
    return {
      ...wire,
      lcp: least(visits.map(({ lcp }) => lcp)),
      tbt: least(visits.map(({ tbt }) => tbt)),
      cls: Number(Math.max(...visits.map(({ cls }) => cls)).toFixed(3)),
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
