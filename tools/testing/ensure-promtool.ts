import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The `promtool` of the tests, and a function that removes it if it was unpacked for them. */
export interface TestPromtool {
  readonly path: string
  readonly remove: () => void
}

/**
 * Prometheus' own checker of rules: that of `PROMTOOL`, else an installed one, else unpacked from Debian's package if
 * that is allowed (settings-and-commands#test-machines). The package is not installed, because it would start a server.
 * Undefined if none is available.
 */
export function ensurePromtool(env: NodeJS.ProcessEnv): TestPromtool | undefined {
  const path = env.PROMTOOL || 'promtool'
  if (spawnSync(path, ['--version']).status === 0) return { path, remove: () => undefined }
  return unpackFromApt(env)
}

function unpackFromApt(env: NodeJS.ProcessEnv): TestPromtool | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Unpacking promtool from the package of Prometheus …')
  const cwd = mkdtempSync(join(tmpdir(), 'prospectus-promtool-'))
  const remove = () => rmSync(cwd, { recursive: true, force: true })
  const options = { cwd, env, stdio: 'ignore' } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['download', 'prometheus'], options)
  const [file] = globSync('prometheus_*.deb', { cwd })
  if (file !== undefined) spawnSync('dpkg-deb', ['--extract', file, 'unpacked'], options)
  const path = join(cwd, 'unpacked/usr/bin/promtool')
  if (existsSync(path)) return { path, remove }
  remove()
  return undefined
}
