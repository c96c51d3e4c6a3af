import { table } from '../median.ts'
import { comparable, format, MEASURES, OURS } from './measures.ts'
import { betterPeersText, runsText, sortRows } from './report.ts'
import type { PeerRow } from './results.ts'

/** The measures in the README; the whole table is in `bench/README.md`. */
const README_MEASURES = MEASURES.filter(({ label }) =>
  [
    ...['article: HTML, B', 'article: script, B', 'article: all, B', 'article: requests'],
    ...['article: LCP, ms', 'article: TBT, ms', 'home: all, B', 'home: LCP, ms'],
    ...['article from a cache or file, requests/s', 'article rendered, requests/s'],
    ...['memory after the load, MB', 'build, 1,000 articles, s', 'start to the first page, ms'],
  ].includes(label),
)

const WHAT_PEERS_LACK =
  'The peers show our words, links and pictures without our menus, drawings, filters, forms and typeface, so they send less than such a site would.'

/** The README's section of figures: measures in which a peer is better, part of the table, and its runs. */
export function readmeFigures(rows: readonly PeerRow[]): string {
  const measured = sortRows(rows).filter(({ pages }) => pages !== undefined)
  if (!measured.some(({ name }) => name === OURS)) return 'No run has been recorded yet.'
  return [
    betterPeersText(measured, README_MEASURES),
    table([
      ['', ...measured.map(({ name, version }) => `${name} ${version}`)],
      ...README_MEASURES.filter((measure) =>
        measured.some((row) => comparable(measure, row) !== undefined),
      ).map((measure) => [
        measure.label,
        ...measured.map((row) => format(measure, comparable(measure, row))),
      ]),
    ]),
    `${WHAT_PEERS_LACK}\n\n${runsText(measured)}`,
  ].join('\n\n')
}
