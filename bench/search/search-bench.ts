import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Timing } from '../catalogue/measures.ts'
import { median, table } from '../median.ts'
import type { Opened, Round, Task } from './engine-process.ts'
import { type EngineName, engines } from './engines.ts'

/**
 * `search-bench.ts [sizes…]`: search and filters of the catalogue, MiniSearch and FTS5 (measured-targets#catalogue),
 * medians of rounds in turns, each engine in its own process. README.md has their settings and limits.
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

/** An engine in a process of its own. */
interface RunningEngine {
  /** Fills the folder, if the engine has a form on disk; returns seconds. */
  readonly build: () => Promise<number>
  readonly open: () => Promise<Opened>
  readonly round: (round: number) => Promise<Round>
  readonly stop: () => void
}

/** Starts an engine over the generated space of `size` stories, with its index in `folder`. */
function startEngine(name: EngineName, folder: string, size: number): RunningEngine {
  const child = fork(join(import.meta.dirname, 'engine-process.ts'), [name, folder, String(size)], {
    execArgv: ['--expose-gc', '--max-old-space-size=12000'],
  })
  const send = <Result>(task: Task) =>
    new Promise<Result>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`${name} ended with ${code}`))
      child.once('exit', ended)
      child.once('message', (result) => {
        child.off('exit', ended)
        resolve(result as Result)
      })
      child.send(task)
    })
  return {
    build: () => send({ kind: 'build' }),
    open: () => send({ kind: 'open' }),
    round: (round) => send({ kind: 'round', round }),
    stop: () => child.kill(),
  }
}

interface Measured {
  readonly name: string
  /** Seconds to build the files on disk. */
  readonly built: number
  readonly opened: Opened
  readonly rounds: readonly Round[]
}

/** Markdown, a column per engine: p50 / p95 in ms; in brackets multiples of the first engine's, and results found. */
function report(measured: readonly Measured[]): string {
  const [first] = measured
  const shapes = Object.keys(first?.rounds[0]?.timings ?? {})
  const row = (name: string, cell: (one: Measured) => string) => [name, ...measured.map(cell)]
  return table([
    row('', ({ name }) => name),
    row('build, s', ({ built, opened }) => (built > 0.5 ? built : opened.seconds).toFixed(1)),
    row('open, s', ({ opened }) => opened.seconds.toFixed(1)),
    row('index on disk, MB', ({ opened: { indexBytes } }) =>
      indexBytes === undefined ? 'none' : (indexBytes / 1e6).toFixed(0),
    ),
    row('memory, MB', ({ rounds }) => String(rounds.at(-1)?.rss)),
    ...shapes.map((shape) => row(shape, (one) => cellOf(one, first, shape))),
  ])
}

function cellOf(one: Measured, first: Measured | undefined, shape: string): string {
  const own = middle(one, shape)
  if (own === undefined) return 'cannot'
  const times = `${own.p50.toFixed(2)} / ${own.p95.toFixed(2)}`
  const other = first && one !== first ? middle(first, shape) : undefined
  if (other === undefined) return times
  const ratios = `× ${(own.p50 / other.p50).toFixed(1)} / ${(own.p95 / other.p95).toFixed(1)}`
  return `${times} (${ratios}${foundShare(one, first, shape)})`
}

function middle({ rounds }: Measured, shape: string): Omit<Timing, 'maximum'> | undefined {
  const timings = rounds.flatMap(({ timings }) => timings[shape] ?? [])
  if (timings.length === 0) return undefined
  return { p50: median(timings.map(({ p50 }) => p50)), p95: median(timings.map(({ p95 }) => p95)) }
}

function foundShare(one: Measured, first: Measured | undefined, shape: string): string {
  const all = totalOf(first, shape)
  if (all === 0) return ''
  return `, finds ${((100 * totalOf(one, shape)) / all).toFixed(0)} %`
}

function totalOf(measured: Measured | undefined, shape: string): number {
  return (measured?.rounds ?? []).reduce((sum, { totals }) => sum + (totals[shape] ?? 0), 0)
}
