import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'

/**
 * The commit that a folder was checked out from; undefined without git, and for a folder that is no
 * repository of its own, such as an unpacked archive.
 */
export function commitOf(folder: string): string | undefined {
  const asked = ['-C', folder, 'rev-parse', '--show-toplevel', 'HEAD']
  const { status, stdout } = spawnSync('git', asked, { encoding: 'utf8' })
  const [repository, commit] = status === 0 ? stdout.trim().split('\n') : []
  return repository === realpathSync(folder) ? commit : undefined
}
