import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/run/project.ts'
import type { PhoneVisit, Wire } from './first-load.ts'

const RESULTS = join(root, 'bench', 'results.json')

export type PageName = 'home' | 'resources' | 'article'

/** When, of what and where a run was made. */
export interface RunOf {
  readonly date: string
  readonly commit: string
  readonly machine: string
  /** Processes that wanted a processor in the minute before the run: above 0.5 the machine was shared. */
  readonly load: number
}

export interface PeerRow extends RunOf {
  readonly name: string
  readonly version: string
  /** Why there are no figures, or not all of them. */
  readonly failed?: string
  /** Megabytes of its packages. */
  readonly packages?: number
  /** Seconds of a build, by its number of articles; 0 for what has no build of pages. */
  readonly builds?: Readonly<Record<string, number>>
  /** Milliseconds from the start of the process to its first whole page. */
  readonly start?: number
  /** Megabytes after the first page, and after the load. */
  readonly memory?: { readonly idle: number; readonly loaded: number }
  /** Requests a second for the article. */
  readonly cached?: number
  readonly rendered?: number
  readonly pages?: Readonly<Record<PageName, Wire & PhoneVisit>>
}

/** What the benches have measured last, by bench. */
export interface Results {
  readonly peers?: readonly PeerRow[]
}

export function readResults(): Results {
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results) : {}
}

/** Replaces the rows of these peers, and keeps the others in their place. */
export function keepRows(rows: readonly PeerRow[]): void {
  const results = readResults()
  const known = results.peers ?? []
  const replaced = known.map((row) => rows.find(({ name }) => name === row.name) ?? row)
  const added = rows.filter(({ name }) => !known.some((row) => row.name === name))
  writeFileSync(
    RESULTS,
    `${JSON.stringify({ ...results, peers: [...replaced, ...added] }, null, 2)}\n`,
  )
}

/** Date, commit and machine of a run that begins now. */
export function runOfNow(): RunOf {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  const processors = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: stdout.trim(),
    machine: `${processors.length} × ${processors[0]?.model.trim()}, ${gigabytes} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}`,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  }
}
