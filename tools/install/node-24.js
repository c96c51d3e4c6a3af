import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Node 24 runs TypeScript as it is and brings zstd; older versions do not. */
const NEEDED = 24

/**
 * Path of a Node that can run the project: the one that npm installed with it for this platform, else
 * the running one if it is new enough.
 *
 * @returns {string | undefined}
 */
export function findNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const ours = join(
    root,
    'node_modules',
    `node-${process.platform.replace('win32', 'win')}-${process.arch}`,
    'bin',
    name,
  )
  if (existsSync(ours) && spawnSync(ours, ['--version']).status === 0) return ours
  return Number(process.versions.node.split('.')[0]) >= NEEDED ? process.execPath : undefined
}

/** What a person should do when `findNode` finds none. */
export const nodeMissing =
  `Prospectus needs Node ${NEEDED} or later, and this is Node ${process.versions.node}. ` +
  `npm has no packaged Node ${NEEDED} for ${process.platform}-${process.arch}: ` +
  `please install Node ${NEEDED} and run the command again.`
