import { table } from '../median.ts'
import { betterPeers, MEASURES, type Measure, OURS, shown } from './measures.ts'
import { PEERS } from './peers.ts'
import type { PeerRow } from './results.ts'

/** Above it the machine was doing something else when a run began. */
const QUIET_LOAD = 0.5

/** The section of `bench/README.md` about peers: where one is better, the table, and how each was run. */
export function peersReport(rows: readonly PeerRow[]): string {
  const measured = rows.filter(({ cached, pages }) => (cached ?? pages) !== undefined)
  if (rows.length === 0) return 'Nothing has been measured yet.'
  const missing = rows.filter(({ failed }) => failed !== undefined)
  return [
    whereBetter(measured),
    table([
      ['', ...measured.map(({ name, version }) => `${name} ${version}`.trim())],
      ...MEASURES.filter((measure) => measured.some((row) => measure.of(row) !== undefined)).map(
        (measure) => [measure.label, ...measured.map((row) => shown(measure, measure.of(row)))],
      ),
    ]),
    ...missing.map(({ name, version, failed }) => `**${name} ${version}**: ${failed}.`),
    runsOf(measured),
  ].join('\n\n')
}

/** Said before anything else: each measure in which a peer is ahead of us. */
export function whereBetter(
  rows: readonly PeerRow[],
  measures: readonly Measure[] = MEASURES,
): string {
  const ours = rows.find(({ name }) => name === OURS)
  const lines = measures.flatMap((measure) => {
    const ahead = betterPeers(measure, rows)
    if (ours === undefined || ahead.length === 0) return []
    const figures = ahead.map((row) => `${row.name} ${shown(measure, measure.of(row))}`)
    return [
      `- ${measure.label}: ${figures.join(', ')}; ${OURS} ${shown(measure, measure.of(ours))}`,
    ]
  })
  if (lines.length === 0) return 'No peer is better at anything measured here.'
  return `**Where a peer is better:**\n\n${lines.join('\n')}\n\nIn all else of the table none is.`
}

/** Date, commit and machine, and whether it was quiet, for each run that rows are of. */
export function runsOf(rows: readonly PeerRow[]): string {
  const lines = new Map<string, string[]>()
  for (const { name, date, commit, machine, load } of rows) {
    const busy =
      load > QUIET_LOAD
        ? `the machine was shared (load ${load} before the run): of these figures only bytes and requests count`
        : 'the machine was quiet'
    const line = `${date}, commit ${commit}, ${machine}; ${busy}`
    lines.set(line, [...(lines.get(line) ?? []), name])
  }
  return [...lines].map(([line, names]) => `${names.join(', ')}: ${line}.`).join('\n')
}

/** What each peer was given, a line each. */
export function peersSetup(): string {
  return PEERS.map(({ name, setup }) => `- **${name}**: ${setup}.`).join('\n')
}
