import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node-24.js'

const stamp = join(root, 'node_modules', '.installed')

/**
 * Installs the packages of the lock file, unless exactly those are installed already.
 * Ends the process with a clear sentence when npm fails.
 */
export function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  console.log('Installing packages …')
  // A lock file written where a platform's package was not to be had makes `npm ci` refuse.
  if (!npm(['ci'], 'ignore') && !npm(['install', '--no-save'], 'inherit')) {
    console.error('npm could not install the packages: its message stands above.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/**
 * @param {string[]} args
 * @param {'ignore' | 'inherit'} output
 */
function npm(args, output) {
  const { npm_execpath: script } = process.env
  const [command, before] = script ? [process.execPath, [script]] : ['npm', []]
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(command, [...before, ...args, ...quiet], {
    cwd: root,
    stdio: ['ignore', output, output],
    shell: script === undefined && process.platform === 'win32',
  })
  return result.status === 0
}
