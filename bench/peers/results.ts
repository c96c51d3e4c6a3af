import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/run/project.ts'
import type { PhoneVisit, TransferredBytes } from './first-load.ts'
import type { LighthouseScores } from './lighthouse.ts'

const RESULTS = join(root, 'bench', 'results.json')

export type PageName = 'home' | 'resources' | 'article'

/** Date, commit and machine of a run. */
export interface RunInfo {
  readonly date: string
  readonly commit: string
  readonly machine: string
  /** Load average of the minute before the run: above 0.5 the machine was shared. */
  readonly load: number
}

/** Figures of one page; a row measured before Lighthouse was asked lacks its scores. */
export interface PageFigures extends TransferredBytes, PhoneVisit {
  readonly lighthouse?: LighthouseScores
}

export interface PeerRow extends RunInfo {
  readonly name: string
  readonly version: string
  /** Reason why all or some figures are missing. */
  readonly failed?: string
  /** Megabytes of its packages. */
  readonly packages?: number
  /** Seconds of a build, by number of articles; 0 for a peer that builds no pages. */
  readonly builds?: Readonly<Record<string, number>>
  /** Milliseconds from the start of the process to its first whole page. */
  readonly start?: number
  /** Megabytes after the first page, and after the load. */
  readonly memory?: { readonly idle: number; readonly loaded: number }
  /** Requests a second for the article. */
  readonly cached?: number
  readonly rendered?: number
  readonly pages?: Readonly<Record<PageName, PageFigures>>
}

/** Latest results of the benches, by bench. */
export interface Results {
  readonly peers?: readonly PeerRow[]
}

export function readResults(): Results {
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results) : {}
}

/** Replaces the rows of these peers; the others keep their position. */
export function storeRows(rows: readonly PeerRow[]): void {
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
export function currentRun(): RunInfo {
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
