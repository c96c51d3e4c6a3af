import { megabytes, type Timing, timeEach } from '../catalogue/measures.ts'
import { resourceQueries, searchQueries } from '../catalogue/queries.ts'
import type { Engine } from './engine.ts'
import { type EngineName, engines } from './engines.ts'
import { queriesByShape } from './query-shapes.ts'

/** Commands to an engine's process, in this order. It responds with seconds, an `OpenedEngine` and `RoundFigures`. */
export type Task =
  | { readonly kind: 'build' }
  | { readonly kind: 'open' }
  | { readonly kind: 'round'; readonly round: number }

export interface OpenedEngine {
  /** Taken by opening. */
  readonly seconds: number
  readonly indexBytes: number | undefined
}

export interface RoundFigures {
  /** By query shape, without those that the engine does not support, and for `filter`. */
  readonly timings: Readonly<Record<string, Timing>>
  /** Number of results of all queries, by shape. */
  readonly totals: Readonly<Record<string, number>>
  /** Megabytes after a garbage collection. */
  readonly rssMb: number
}

const [name = '', folder = '', size = '700'] = process.argv.slice(2)
const engineKind = engines[name as EngineName]
let engine: Engine | undefined

process.on('message', async (task: Task) => {
  process.send?.(await runTask(task))
})

async function runTask(task: Task): Promise<number | OpenedEngine | RoundFigures> {
  if (task.kind === 'round') return measureRound(task.round)
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  if (task.kind === 'build') {
    await engineKind.build?.(folder, Number(size))
    return seconds()
  }
  engine = await engineKind.open(folder, Number(size))
  return { seconds: seconds(), indexBytes: engine.indexBytes }
}

async function measureRound(round: number): Promise<RoundFigures> {
  if (engine === undefined) throw new Error('The engine was queried before it was opened')
  const { search, filter } = engine
  const queries = {
    ...(await queriesByShape(Number(size), round, QUERIES_PER_SHAPE)),
    'of every kind': searchQueries(MIXED_QUERIES * (round + 1)).slice(-MIXED_QUERIES),
  }
  const supported = Object.entries(queries).filter(
    ([shape]) => !engineKind.unsupported.includes(shape),
  )
  const timings: Record<string, Timing> = {}
  const totals: Record<string, number> = {}
  for (const [shape, texts] of supported) {
    totals[shape] = 0
    timings[shape] = timeEach(texts, (text) => {
      totals[shape] = (totals[shape] ?? 0) + search(text).total
    })
  }
  const filters = resourceQueries(FILTER_QUERIES * (round + 1)).slice(-FILTER_QUERIES)
  timings.filter = timeEach(filters, filter)
  globalThis.gc?.()
  return { timings, totals, rssMb: megabytes(process.memoryUsage().rss) }
}

const QUERIES_PER_SHAPE = 60
const MIXED_QUERIES = 120
const FILTER_QUERIES = 120
