import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, table } from '../median.ts'
import { siteUnderTest } from './site-under-test.ts'

/** Measures the time from starting a built site to its first page: without a snapshot on disk, then with one. */
const RUNS = 5
const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-start-'))
const cold: number[] = []
const warm: number[] = []
for (let run = 0; run < RUNS; run += 1) {
  rmSync(dataDir, { recursive: true, force: true })
  cold.push(await startToFirstPage())
  warm.push(await startToFirstPage())
}
rmSync(dataDir, { recursive: true, force: true })

console.log(
  table([
    ['start to first page', 'median ms', 'all'],
    ['no snapshot on disk', Math.round(median(cold)), cold.map(Math.round).join(' ')],
    ['snapshot on disk', Math.round(median(warm)), warm.map(Math.round).join(' ')],
  ]),
)

async function startToFirstPage(): Promise<number> {
  const started = performance.now()
  const site = await siteUnderTest({ DATA_DIR: dataDir })
  const response = await fetch(site.url)
  await response.text()
  const milliseconds = performance.now() - started
  await site.close()
  if (!response.ok) throw new Error(`The home page responded with ${response.status}; expected 200`)
  return milliseconds
}
