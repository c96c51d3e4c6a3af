import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/run/project.ts'
import { table } from '../median.ts'
import { comparable, format, MEASURES, OURS } from './measures.ts'
import { betterPeersText, peersReport, peersSetup, runsText, sortRows } from './report.ts'
import { type PeerRow, readResults } from './results.ts'

export interface Document {
  /** Below the project's folder. */
  readonly path: string
  /** The text of the file now. */
  readonly current: string
  /** The text with the current results. */
  readonly expected: string
}

/** The documents with figures: their current text, and the text expected from `bench/results.json`. */
export function documentsWithFigures(): readonly Document[] {
  const rows = readResults().peers ?? []
  const documents: readonly (readonly [
    path: string,
    sections: Readonly<Record<string, string>>,
  ])[] = [
    ['README.md', { figures: readmeFigures(rows) }],
    ['bench/README.md', { peers: peersReport(rows), 'peers-setup': peersSetup() }],
  ]
  return documents.map(([path, sections]) => {
    const current = readFileSync(join(root, path), 'utf8')
    const expected = Object.entries(sections).reduce(
      (text, [name, section]) => withMarkedSection(text, name, section),
      current,
    )
    return { path, current, expected }
  })
}

/** Replaces a document's text between `<!-- name -->` and `<!-- /name -->`, each on a line; throws without them. */
function withMarkedSection(document: string, name: string, text: string): string {
  const [startMarker, endMarker] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`]
  const start = document.indexOf(startMarker)
  const end = document.indexOf(endMarker, start)
  if (start < 0 || end < 0) {
    throw new Error(`A document lacks the comments <!-- ${name} --> and <!-- /${name} -->`)
  }
  return `${document.slice(0, start + startMarker.length)}\n${text}\n${document.slice(end)}`
}

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
function readmeFigures(rows: readonly PeerRow[]): string {
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
