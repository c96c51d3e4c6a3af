import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Version and commit of the product in a folder, a release or a clone. Runs on any Node from 18 on, with nothing
 * installed.
 *
 * @param {string} folder
 * @returns {{ readonly version: string, readonly commit: string | undefined }}
 */
export function readVersion(folder) {
  const { version, release } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { version, commit: release?.commit ?? commitOf(folder) }
}

/**
 * What `--version` prints: `prospectus 1.0.0 (1a2b3c4d5e6f)`.
 *
 * @param {string} folder
 */
export function versionLine(folder) {
  const { version, commit } = readVersion(folder)
  return `prospectus ${version}${commit === undefined ? '' : ` (${commit.slice(0, 12)})`}`
}

/**
 * Returns the commit that a folder was checked out from; undefined without git, and for a folder that is no
 * repository of its own, such as an unpacked archive.
 *
 * @param {string} folder
 * @returns {string | undefined}
 */
export function commitOf(folder) {
  const args = ['-C', folder, 'rev-parse', '--show-toplevel', 'HEAD']
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  const [repository, commit] = status === 0 ? stdout.trim().split('\n') : []
  return repository === realpathSync(folder) ? commit : undefined
}
