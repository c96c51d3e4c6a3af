import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withProgress } from './with-progress.js'

const runner = join(dirname(fileURLToPath(import.meta.url)), 'run-npm.js')

/**
 * Installs the packages of a folder's lock file, unless exactly those are installed already. A stamp file
 * records a finished install: it is removed first and written last, so that an interrupted install is
 * repeated from scratch. Packages that somebody has deleted since are installed again too.
 *
 * @param {object} options
 * @param {string} options.folder holds `package.json` and `package-lock.json`
 * @param {'running' | 'everything'} options.extent what the servers run on, or also what tests need
 * @param {string} options.doing what a person reads while it lasts, such as `Installing packages`
 * @param {AbortSignal} options.asked to stop: then npm is ended, and nothing of it goes on
 * @param {() => void} [options.beforeInstall] is called before anything is changed; it may throw
 * @param {() => void} [options.finish] is part of the install: done before it counts as whole
 * @returns {Promise<boolean>} false when npm could not, and has said why; true at once where all is there
 */
export async function ensurePackages({ folder, extent, doing, asked, beforeInstall, finish }) {
  const stamp = join(folder, 'node_modules', '.installed')
  const lockFile = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const digest = createHash('sha256').update(lockFile).digest('hex')
  const native = nativePackages(JSON.parse(lockFile), extent)
  const enough = extent === 'running' ? ['running', 'everything'] : ['everything']
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (enough.some((each) => found === `${digest} ${each}`) && areThere(folder, native)) return true

  beforeInstall?.()
  rmSync(stamp, { force: true })
  const args = extent === 'running' ? ['--omit=dev'] : []
  if (!(await withProgress(doing, () => npmCi(folder, args, asked)))) return false
  const missing = native.filter((path) => !isThere(folder, path))
  if (missing.length > 0) {
    console.error(`npm left out ${missing.join(', ')}, which this machine needs. Run it again.`)
    return false
  }
  finish?.()
  mkdirSync(dirname(stamp), { recursive: true })
  const temporary = `${stamp}.${process.pid}`
  writeFileSync(temporary, `${digest} ${extent}`)
  renameSync(temporary, stamp)
  return true
}

/**
 * True if every package is there that npm recorded at its last install, and each of the given ones.
 *
 * @param {string} folder
 * @param {readonly string[]} native
 */
function areThere(folder, native) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'))
  return [...Object.keys(packages), ...native].every((path) => isThere(folder, path))
}

/**
 * @param {string} folder
 * @param {string} path
 */
function isThere(folder, path) {
  return existsSync(join(folder, path, 'package.json'))
}

/**
 * @typedef {object} LockedPackage
 * @property {boolean} [dev]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 */

/**
 * Paths of the packages of a lock file that are made for this machine. npm leaves some of them out without a word when
 * it fails on them: they are optional, since each is for one kind of machine.
 *
 * @param {{ readonly packages?: Readonly<Record<string, LockedPackage>> }} lock
 * @param {'running' | 'everything'} extent
 * @returns {string[]}
 */
function nativePackages({ packages = {} }, extent) {
  const libc = isGlibc() ? 'glibc' : 'musl'
  return Object.entries(packages)
    .filter(([, { os, cpu, libc: libraries, dev }]) => {
      const isOurs = os?.includes(process.platform) && cpu?.includes(process.arch)
      const fits = libraries === undefined || libraries.includes(libc)
      return isOurs && fits && (extent === 'everything' || !dev)
    })
    .map(([path]) => path)
}

function isGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport() ?? {}
  )
  return report.header?.glibcVersionRuntime !== undefined
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @param {AbortSignal} asked
 * @returns {Promise<boolean>}
 */
function npmCi(folder, args, asked) {
  asked.throwIfAborted()
  // Forced, since packages may support the project's Node only, and npm may run on an older one.
  const child = spawn(process.execPath, [runner, 'ci', '--force', ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A group of its own, so that npm and all that it starts can be ended at once.
    detached: process.platform !== 'win32',
  })
  const stop = () => child.disconnect()
  asked.addEventListener('abort', stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      asked.removeEventListener('abort', stop)
      if (asked.aborted) reject(asked.reason)
      else resolve(code === 0)
    })
  })
}
