import { table } from '../median.ts'
import { betterPeers, format, LIMIT, MEASURES, type Measure, OURS, QUIET_LOAD } from './measures.ts'
import { PEERS } from './peers.ts'
import type { PeerRow } from './results.ts'

/** The section on peers in `bench/README.md`: measures in which one is better, the table, and its runs. */
export function peersReport(recorded: readonly PeerRow[]): string {
  const rows = sortRows(recorded)
  const measured = rows.filter(({ cached, pages }) => (cached ?? pages) !== undefined)
  if (rows.length === 0) return 'Nothing has been measured yet.'
  const failedRows = rows.filter(({ failed }) => failed !== undefined)
  return [
    betterPeersText(measured),
    table([
      ['', ...measured.map(({ name, version }) => `${name} ${version}`.trim())],
      ...MEASURES.filter((measure) =>
        measured.some((row) => measure.figureIn(row) !== undefined),
      ).map((measure) => [
        measure.label,
        ...measured.map((row) => format(measure, measure.figureIn(row))),
      ]),
    ]),
    ...failedRows.map(({ name, version, failed }) => `**${name} ${version}**: ${failed}.`),
    runsText(measured),
  ].join('\n\n')
}

/** Sorts rows: ours and the limit first, then the peers in the order of `PEERS`. */
export function sortRows(rows: readonly PeerRow[]): readonly PeerRow[] {
  const names = [OURS, LIMIT, ...PEERS.map(({ name }) => name)]
  const placeOf = ({ name }: PeerRow) => (names.includes(name) ? names.indexOf(name) : names.length)
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The lines before the table: each measure in which a peer is better than our site. */
export function betterPeersText(
  rows: readonly PeerRow[],
  measures: readonly Measure[] = MEASURES,
): string {
  const ours = rows.find(({ name }) => name === OURS)
  const lines = measures.flatMap((measure) => {
    const ahead = betterPeers(measure, rows)
    if (ours === undefined || ahead.length === 0) return []
    const figures = ahead.map((row) => `${row.name} ${format(measure, measure.figureIn(row))}`)
    return [
      `- ${measure.label}: ${figures.join(', ')}; ${OURS} ${format(measure, measure.figureIn(ours))}`,
    ]
  })
  const remark = rows.some(({ load }) => load > QUIET_LOAD)
    ? 'Times, rates and memory are not compared, since the machine was shared.'
    : 'In all else of the table none is.'
  if (lines.length === 0) return `No peer is better at anything that was compared. ${remark}`
  return `**Where a peer is better:**\n\n${lines.join('\n')}\n\n${remark}`
}

/** Date, commit, machine and load of each run in the table. */
export function runsText(rows: readonly PeerRow[]): string {
  const namesByRun = new Map<string, string[]>()
  for (const { name, date, commit, machine, load } of rows) {
    const loadRemark =
      load > QUIET_LOAD
        ? `the machine was shared (load ${load} before the run): of these figures only bytes and requests count`
        : 'the machine was quiet'
    const run = `${date}, commit ${commit}, ${machine}; ${loadRemark}`
    namesByRun.set(run, [...(namesByRun.get(run) ?? []), name])
  }
  return [...namesByRun].map(([run, names]) => `${names.join(', ')}: ${run}.`).join('\n')
}

/** A line for each peer with its setup. */
export function peersSetup(): string {
  return PEERS.map(({ name, setup }) => `- **${name}**: ${setup}.`).join('\n')
}
