import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/project.ts'

export interface Source {
  /** Below the project's folder, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** Files of a brand's content, which are not source code. */
export const CONTENT = /^(brands\/|tools\/testing\/)[^/]+\/content\//

const SOURCE = /\.(ts|tsx|js|mjs|css)$|\/messages\/(.+\/)?[\w-]+\.json$/

/** Code, style sheets and messages of the project, without brands' content. */
export function sources(): readonly Source[] {
  return projectFiles()
    .filter((path) => SOURCE.test(path) && !CONTENT.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Paths of all files that git tracks or would track, below the project's folder. */
export function projectFiles(): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { stdout, status } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) {
    throw new Error('git ls-files failed: the check needs git, and a clone of the repository')
  }
  const deleted = spawnSync('git', ['ls-files', '--deleted', '-z'], { cwd: root, encoding: 'utf8' })
  const deletedPaths = new Set(deleted.stdout.split('\0'))
  return stdout.split('\0').filter((path) => path !== '' && !deletedPaths.has(path))
}
