import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Timing } from '../catalogue/measures.ts'
import { median, table } from '../median.ts'
import type { OpenedEngine, RoundFigures, Task } from './engine-process.ts'
import { type EngineName, engines } from './engines.ts'

/**
 * `search-bench.ts [sizes…]`: measures search and filters of the catalogue, MiniSearch and FTS5
 * (measured-targets#catalogue), each in its own process, as medians of alternating rounds. README.md has their settings.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [700, 10_000, 100_000]
const ROUNDS = 5

for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'))
  const running: { name: EngineName; engine: RunningEngine; rounds: RoundFigures[] }[] = []
  try {
    const measured: MeasuredEngine[] = []
    for (const name of enginesFor(size)) {
      const engineFolder = join(folder, String(running.length))
      mkdirSync(engineFolder)
      const builder = startEngine(name, engineFolder, size)
      const buildSeconds = await builder.build()
      builder.stop()
      const engine = startEngine(name, engineFolder, size)
      const rounds: RoundFigures[] = []
      running.push({ name, engine, rounds })
      measured.push({ name, buildSeconds, opened: await engine.open(), rounds })
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

function enginesFor(size: number): readonly EngineName[] {
  return (Object.keys(engines) as EngineName[]).filter((name) => size <= engines[name].maxStories)
}

/** An engine in a separate process. */
interface RunningEngine {
  /** Writes the index, if the engine has one on disk; resolves to the seconds taken. */
  readonly build: () => Promise<number>
  readonly open: () => Promise<OpenedEngine>
  readonly round: (round: number) => Promise<RoundFigures>
  readonly stop: () => void
}

/** Starts an engine over the generated space of `size` stories, with its index in `folder`. */
function startEngine(name: EngineName, folder: string, size: number): RunningEngine {
  const child = fork(join(import.meta.dirname, 'engine-process.ts'), [name, folder, String(size)], {
    execArgv: ['--expose-gc', '--max-old-space-size=12000'],
  })
  const send = <Result>(task: Task) =>
    new Promise<Result>((resolve, reject) => {
      const rejectExit = (code: number | null) =>
        reject(new Error(`The process of ${name} ended during ${task.kind}, with code ${code}`))
      child.once('exit', rejectExit)
      child.once('message', (result) => {
        child.off('exit', rejectExit)
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

interface MeasuredEngine {
  readonly name: string
  /** Taken by building the files on disk. */
  readonly buildSeconds: number
  readonly opened: OpenedEngine
  readonly rounds: readonly RoundFigures[]
}

/** A Markdown table, a column per engine: p50 / p95 in ms; in brackets the ratios to the first engine. */
function report(measured: readonly MeasuredEngine[]): string {
  const [reference] = measured
  const shapes = Object.keys(reference?.rounds[0]?.timings ?? {})
  const row = (name: string, cell: (column: MeasuredEngine) => string) => [
    name,
    ...measured.map(cell),
  ]
  return table([
    row('', ({ name }) => name),
    row('build, s', ({ buildSeconds, opened }) =>
      (buildSeconds > 0.5 ? buildSeconds : opened.seconds).toFixed(1),
    ),
    row('open, s', ({ opened }) => opened.seconds.toFixed(1)),
    row('index on disk, MB', ({ opened: { indexBytes } }) =>
      indexBytes === undefined ? 'none' : (indexBytes / 1e6).toFixed(0),
    ),
    row('memory, MB', ({ rounds }) => String(rounds.at(-1)?.rssMb)),
    ...shapes.map((shape) => row(shape, (engine) => cellOf(engine, reference, shape))),
  ])
}

function cellOf(
  engine: MeasuredEngine,
  reference: MeasuredEngine | undefined,
  shape: string,
): string {
  const timing = medianTiming(engine, shape)
  if (timing === undefined) return 'cannot'
  const times = `${timing.p50.toFixed(2)} / ${timing.p95.toFixed(2)}`
  const referenceTiming =
    reference && engine !== reference ? medianTiming(reference, shape) : undefined
  if (referenceTiming === undefined) return times
  const ratios = `× ${(timing.p50 / referenceTiming.p50).toFixed(1)} / ${(timing.p95 / referenceTiming.p95).toFixed(1)}`
  return `${times} (${ratios}${foundShare(engine, reference, shape)})`
}

function medianTiming(
  { rounds }: MeasuredEngine,
  shape: string,
): Omit<Timing, 'maximum'> | undefined {
  const timings = rounds.flatMap(({ timings }) => timings[shape] ?? [])
  if (timings.length === 0) return undefined
  return { p50: median(timings.map(({ p50 }) => p50)), p95: median(timings.map(({ p95 }) => p95)) }
}

function foundShare(
  engine: MeasuredEngine,
  reference: MeasuredEngine | undefined,
  shape: string,
): string {
  const total = totalOf(reference, shape)
  if (total === 0) return ''
  return `, finds ${((100 * totalOf(engine, shape)) / total).toFixed(0)} %`
}

function totalOf(measured: MeasuredEngine | undefined, shape: string): number {
  return (measured?.rounds ?? []).reduce((sum, { totals }) => sum + (totals[shape] ?? 0), 0)
}
