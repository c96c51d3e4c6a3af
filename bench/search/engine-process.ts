import { megabytes, type Timing, timeEach } from '../catalogue/measures.ts'
import { resourceQueries, searchQueries } from '../catalogue/queries.ts'
import type { Engine } from './engine.ts'
import { type EngineName, engines } from './engines.ts'
import { queriesByShape } from './query-shapes.ts'

/** Commands to an engine's process, in this order. The responses are seconds, `Opened` and `Round`. */
export type Task =
  | { readonly kind: 'build' }
  | { readonly kind: 'open' }
  | { readonly kind: 'round'; readonly round: number }

export interface Opened {
  readonly seconds: number
  readonly indexBytes: number | undefined
}

export interface Round {
  /** By query shape, without those that the engine does not support, and for `filter`. */
  readonly timings: Readonly<Record<string, Timing>>
  /** Number of results of all queries, by shape. */
  readonly totals: Readonly<Record<string, number>>
  /** Megabytes after a garbage collection. */
  readonly rss: number
}

const [name = '', folder = '', size = '700'] = process.argv.slice(2)
const kind = engines[name as EngineName]
let engine: Engine | undefined

process.on('message', async (task: Task) => {
  process.send?.(await runTask(task))
})

async function runTask(task: Task): Promise<number | Opened | Round> {
  if (task.kind === 'round') return round(task.round)
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  if (task.kind === 'build') {
    await kind.build?.(folder, Number(size))
    return seconds()
  }
  engine = await kind.open(folder, Number(size))
  return { seconds: seconds(), indexBytes: engine.indexBytes }
}

async function round(number: number): Promise<Round> {
  if (engine === undefined) throw new Error('The engine was queried before it was opened')
  const { search, filter } = engine
  const queries = {
    ...(await queriesByShape(Number(size), number, QUERIES)),
    'of every kind': searchQueries(MIXED * (number + 1)).slice(-MIXED),
  }
  const supported = Object.entries(queries).filter(([shape]) => !kind.unsupported.includes(shape))
  const timings: Record<string, Timing> = {}
  const totals: Record<string, number> = {}
  for (const [shape, texts] of supported) {
    totals[shape] = 0
    timings[shape] = timeEach(texts, (text) => {
      totals[shape] = (totals[shape] ?? 0) + search(text).total
    })
  }
  const filters = resourceQueries(FILTERS * (number + 1)).slice(-FILTERS)
  timings.filter = timeEach(filters, filter)
  globalThis.gc?.()
  return { timings, totals, rss: megabytes(process.memoryUsage().rss) }
}

const QUERIES = 60
const MIXED = 120
const FILTERS = 120
