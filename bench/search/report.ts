import type { Timing } from '../catalogue/measures.ts'
import { median, table } from '../median.ts'
import type { Opened, Round } from './engine-process.ts'

export interface Measured {
  readonly name: string
  /** Seconds of making what is on disk. */
  readonly built: number
  readonly opened: Opened
  readonly rounds: readonly Round[]
}

/**
 * A Markdown table with a column for each engine. Times are p50 / p95 in milliseconds, medians of the
 * rounds; in brackets both as multiples of the first engine's, and how many of its results were found.
 */
export function report(measured: readonly Measured[]): string {
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

function middle({ rounds }: Measured, shape: string): Omit<Timing, 'most'> | undefined {
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
