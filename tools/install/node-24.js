import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
export const root = join(here, '..', '..')

/** The first major version of which every release runs TypeScript without flags and has zstd. */
const NEEDED_MAJOR = 24

export const runningNodeFits = Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR

/** A project of its own with each platform's Node, installed only if needed. */
export const nodeFolder = join(here, 'node')

export const packagedNode = join(
  nodeFolder,
  'node_modules',
  `node-${process.platform.replace('win32', 'win')}-${process.arch}`,
)

/** @returns {string | undefined} a Node for the project: the running one if new enough, else the installed one */
export function findNode() {
  if (runningNodeFits) return process.execPath
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const installed = join(packagedNode, 'bin', name)
  return existsSync(installed) && spawnSync(installed, ['--version']).status === 0
    ? installed
    : undefined
}

export const NODE_MISSING =
  `Prospectus needs Node ${NEEDED_MAJOR} or later, and this is Node ${process.versions.node}. ` +
  `npm has no Node ${NEEDED_MAJOR} that runs on this machine (${process.platform}-${process.arch}): ` +
  `please install Node ${NEEDED_MAJOR} and run the command again.`
