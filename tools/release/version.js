import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Version and commit of a release or clone. Runs on any Node from 18 on, with nothing installed.
 * @param {string} folder
 * @returns {{ readonly version: string, readonly commit: string | undefined }}
 */
export function readVersion(folder) {
  const { version, release } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { version, commit: release?.commit ?? commitOf(folder) }
}

/**
 * Output of `--version`: `prospectus 1.0.0 (1a2b3c4d5e6f)`.
 * @param {string} folder
 */
export function versionLine(folder) {
  const { version, commit } = readVersion(folder)
  return `prospectus ${version}${commit === undefined ? '' : ` (${commit.slice(0, 12)})`}`
}

/**
 * The commit of a clone; undefined without git, and in a folder that is not a repository of its own.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function commitOf(folder) {
  const args = ['-C', folder, 'rev-parse', '--show-toplevel', 'HEAD']
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  const [repository, commit] = status === 0 ? stdout.trim().split('\n') : []
  return repository === realpathSync(folder) ? commit : undefined
}
