import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Round } from './engine-process.ts'
import { type EngineName, engines } from './engines.ts'
import { type Measured, report } from './report.ts'
import { type RunningEngine, startEngine } from './running-engine.ts'

/**
 * Search and filters of the catalogue beside those of MiniSearch and SQLite's FTS5, under the terms of
 * measured-targets#catalogue: `node bench/search/search-bench.ts [sizes…]` prints a table for each number of
 * stories. Each engine has a process of its own; they are asked in turns, and the figures are the medians
 * of the rounds. README.md says what each is set to and what it cannot find.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [700, 10_000, 100_000]
const ROUNDS = 5

for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'))
  const running: { name: EngineName; engine: RunningEngine; rounds: Round[] }[] = []
  try {
    const measured: Measured[] = []
    for (const name of namesFor(size)) {
      const own = join(folder, String(running.length))
      mkdirSync(own)
      const builder = startEngine(name, own, size)
      const built = await builder.build()
      builder.stop()
      const engine = startEngine(name, own, size)
      const rounds: Round[] = []
      running.push({ name, engine, rounds })
      measured.push({ name, built, opened: await engine.open(), rounds })
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const { engine, rounds } of running) rounds.push(await engine.round(round))
    }
    console.log(`### ${size.toLocaleString('en')} stories\n\n${report(measured)}\n`)
    console.log(
      `Load average ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}.\n`,
    )
  } finally {
    for (const { engine } of running) engine.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function namesFor(size: number): readonly EngineName[] {
  return (Object.keys(engines) as EngineName[]).filter((name) => size <= engines[name].upTo)
}
