import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildFigures } from './measure-build.ts'
import type { OpenFigures } from './measure-open.ts'
import type { PublishFigures, WorkTiming } from './measure-publish.ts'
import type { Timing } from './measures.ts'

/**
 * Measures the catalogue against measured-targets#catalogue: `catalogue-bench.ts [sizes…]`. Building, opening and
 * publishing run in separate processes, so that memory of one does not count for another.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2) : ['700', '10000', '100000']
const folder = mkdtempSync(join(tmpdir(), 'catalogue-bench-'))
try {
  const columns = sizes.map((size) => {
    const snapshotFolder = join(folder, size)
    const build: BuildFigures = measure('measure-build.ts', snapshotFolder, size)
    const opened: OpenFigures = measure('measure-open.ts', snapshotFolder, size)
    const published: PublishFigures = measure('measure-publish.ts', snapshotFolder, size)
    rmSync(snapshotFolder, { recursive: true })
    return { size, build, opened, published }
  })
  const row = (name: string, cell: (column: (typeof columns)[number]) => string) =>
    console.log(`| ${[name, ...columns.map(cell)].join(' | ')} |`)
  row('stories', ({ size }) => Number(size).toLocaleString('en'))
  row('---', () => '---:')
  row('median body, kB', ({ opened }) => (opened.medianBodyBytes / 1000).toFixed(1))
  row('generate, build and write, s', ({ build }) => build.seconds.toFixed(1))
  row('… of which generating, s', ({ build }) => build.generatingSeconds.toFixed(1))
  row('… most memory, MB', ({ build }) => String(build.peakRssMb))
  row('… longest stall, ms', ({ build }) => build.longestStallMs.toFixed(0))
  row('start from disk, ms', ({ opened }) => opened.openMs.toFixed(0))
  row('memory after it, MB', ({ opened }) => String(opened.rssOpenedMb))
  row('memory after all queries, MB', ({ opened }) => String(opened.rssMb))
  row('… of which page cache, MB', ({ opened }) => String(opened.pageCacheMb))
  row('find and read, p50 / p95, ms', ({ opened }) => timingCell(opened.find))
  row('filter, p50 / p95, ms', ({ opened }) => timingCell(opened.filter))
  row('search, both queries, p50 / p95, ms', ({ opened }) => timingCell(opened.search))
  row('search with ranking, p50 / p95, ms', ({ opened }) => timingCell(opened.ranked))
  for (const count of [1, 10, 100]) {
    row(`publish ${count}: visible and on disk, stall, ms`, ({ published }) =>
      workCell(published.publish[count]),
    )
  }
  row('tree, first and after a change, ms', ({ published }) =>
    published.tree.map((milliseconds) => milliseconds.toFixed(1)).join(' / '),
  )
  row('changed until the next build', ({ published }) => String(published.changedStories))
  row('… memory then, MB', ({ published }) => String(published.rssMb))
  row('… of which page cache, MB', ({ published }) => String(published.pageCacheMb))
  row('… filter then, p50 / p95, ms', ({ published }) => timingCell(published.filter))
  row('… search with ranking then, p50 / p95, ms', ({ published }) => timingCell(published.search))
  row('… start from disk then, stall, ms', ({ published }) => workCell(published.open))
  row('… next build in a process of its own, stall, ms', ({ published }) =>
    workCell(published.compact),
  )
  row('… most memory of the site in it, MB', ({ published }) => String(published.compact.peakRssMb))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs a measuring script in a process of its own; returns the figures that it prints. */
function measure<Figures>(script: string, snapshotFolder: string, size: string): Figures {
  const path = join(import.meta.dirname, script)
  return JSON.parse(
    execFileSync(process.execPath, [path, snapshotFolder, size], { encoding: 'utf8' }),
  )
}

function timingCell({ p50, p95 }: Timing): string {
  return `${p50.toFixed(3)} / ${p95.toFixed(3)}`
}

function workCell(figures: WorkTiming | undefined): string {
  return figures ? `${figures.durationMs.toFixed(0)} / ${figures.longestStallMs.toFixed(0)}` : ''
}
