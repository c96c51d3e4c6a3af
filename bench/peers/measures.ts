import type { LighthouseScores } from './lighthouse.ts'
import type { PageFigures, PageName, PeerRow } from './results.ts'

export const OURS = 'Prospectus'
/** Row of nginx serving the article as a file: a bound for all, not a peer. */
export const LIMIT = 'nginx, a file'

export interface Measure {
  readonly label: string
  readonly figureIn: (row: PeerRow) => number | undefined
  readonly better: 'less' | 'more'
  readonly digits?: number
  /** What the table says instead of 0. */
  readonly zero?: string
  /** True for bytes and requests, which a busy machine does not change. */
  readonly isExact?: boolean
}

/** Maximum load average before a run for its times to count. */
export const QUIET_LOAD = 0.5

const PAGES: readonly PageName[] = ['home', 'resources', 'article']

const PAGE_MEASURES: readonly (readonly [
  label: string,
  keyof Omit<PageFigures, 'lighthouse'>,
  digits?: number,
])[] = [
  ['HTML, B', 'html'],
  ['CSS, B', 'css'],
  ['script, B', 'script'],
  ['pictures, B', 'pictures'],
  ['fonts and other, B', 'other'],
  ['requests', 'requests'],
  ['LCP, ms', 'lcp'],
  ['TBT, ms', 'tbt'],
  ['CLS', 'cls', 3],
]

const LIGHTHOUSE_MEASURES: readonly (readonly [label: string, keyof LighthouseScores])[] = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['best practices', 'best-practices'],
  ['SEO', 'seo'],
]

/** Measures that are compared, in the order of the table. */
export const MEASURES: readonly Measure[] = [
  ...PAGES.flatMap((page) => [
    ...PAGE_MEASURES.map(
      ([label, key, digits = 0]): Measure => ({
        label: `${page}: ${label}`,
        figureIn: ({ pages }) => pages?.[page][key],
        better: 'less',
        digits,
        isExact: !['lcp', 'tbt', 'cls'].includes(key),
      }),
    ),
    {
      label: `${page}: all, B`,
      figureIn: ({ pages }: PeerRow) => {
        const wire = pages?.[page]
        return wire && wire.html + wire.css + wire.script + wire.pictures + wire.other
      },
      better: 'less' as const,
      isExact: true,
    },
    ...LIGHTHOUSE_MEASURES.map(
      ([label, key]): Measure => ({
        label: `${page}: Lighthouse, ${label}`,
        figureIn: ({ pages }) => pages?.[page].lighthouse?.[key],
        better: 'more',
        isExact: key !== 'performance',
      }),
    ),
  ]),
  {
    label: 'article from a cache or file, requests/s',
    figureIn: ({ cached }) => cached,
    better: 'more',
  },
  { label: 'article rendered, requests/s', figureIn: ({ rendered }) => rendered, better: 'more' },
  {
    label: 'memory after the first page, MB',
    figureIn: ({ memory }) => memory?.idle,
    better: 'less',
  },
  { label: 'memory after the load, MB', figureIn: ({ memory }) => memory?.loaded, better: 'less' },
  {
    label: 'build, 1,000 articles, s',
    figureIn: builtWith(1000),
    better: 'less',
    digits: 1,
    zero: 'no build',
  },
  {
    label: 'build, 10,000 articles, s',
    figureIn: builtWith(10_000),
    better: 'less',
    digits: 1,
    zero: 'no build',
  },
  { label: 'start to the first page, ms', figureIn: ({ start }) => start, better: 'less' },
  { label: 'packages, MB', figureIn: ({ packages }) => packages, better: 'less', isExact: true },
]

/** Formats a figure for the table. */
export function format({ digits = 0, zero }: Measure, figure: number | undefined): string {
  if (figure === undefined) return ''
  if (figure === 0 && zero !== undefined) return zero
  return figure.toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** Returns a figure for comparison; undefined for times, rates and memory measured on a busy machine. */
export function comparable({ figureIn, isExact }: Measure, row: PeerRow): number | undefined {
  return isExact || row.load <= QUIET_LOAD ? figureIn(row) : undefined
}

/** The peers that are better in a measure, as rounded in the table, the best first. */
export function betterPeers(measure: Measure, rows: readonly PeerRow[]): readonly PeerRow[] {
  const ours = rows.find(({ name }) => name === OURS)
  const bar = ours && rounded(measure, comparable(measure, ours))
  if (bar === undefined) return []
  const sign = measure.better === 'less' ? 1 : -1
  const figureOf = (row: PeerRow) =>
    sign * (rounded(measure, comparable(measure, row)) ?? Number.NaN)
  return rows
    .filter((row) => row.name !== OURS && row.name !== LIMIT && figureOf(row) < sign * bar)
    .sort((a, b) => figureOf(a) - figureOf(b))
}

function builtWith(articles: number): Measure['figureIn'] {
  return ({ builds }) => builds?.[String(articles)]
}

function rounded({ digits = 0 }: Measure, figure: number | undefined): number | undefined {
  return figure === undefined ? undefined : Number(figure.toFixed(digits))
}
