import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nativePackages } from './native-packages.js'
import { EXIT_UNREACHABLE, REGISTRY_UNREACHABLE } from './registry.js'
import { withProgress } from './with-progress.js'

const runner = join(dirname(fileURLToPath(import.meta.url)), 'run-npm.js')

/**
 * Installs the packages of a folder's lock file, unless exactly those are installed. A stamp file, removed first and
 * written last, marks a finished install, so that an interrupted one is repeated. Packages deleted since are installed
 * again too.
 *
 * @param {object} options
 * @param {string} options.folder holds `package.json` and `package-lock.json`
 * @param {'running' | 'everything'} options.extent for the servers, or also for tests
 * @param {string} options.activity printed meanwhile, such as `Installing packages`
 * @param {AbortSignal} options.stopSignal ends npm, and the install with it
 * @param {() => Promise<boolean>} options.isRegistryReachable if not, npm installs from its cache alone
 * @param {string} [options.node] that npm runs on; the running one by default
 * @param {() => void} [options.beforeInstall] called before anything changes; may throw
 * @param {() => void} [options.finish] done before the install counts as finished
 * @returns {Promise<boolean>} false if npm failed, which has printed why
 * @throws {Error} when the registry cannot be reached
 */
export async function ensurePackages({
  folder,
  extent,
  activity,
  stopSignal,
  isRegistryReachable,
  node = process.execPath,
  beforeInstall,
  finish,
}) {
  const stamp = join(folder, 'node_modules', '.installed')
  const lockFile = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const digest = createHash('sha256').update(lockFile).digest('hex')
  const nativePaths = nativePackages(JSON.parse(lockFile), extent).map(({ path }) => path)
  const sufficientExtents = extent === 'running' ? ['running', 'everything'] : ['everything']
  const stampText = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (
    sufficientExtents.some((each) => stampText === `${digest} ${each}`) &&
    areInstalled(folder, nativePaths)
  )
    return true

  beforeInstall?.()
  rmSync(stamp, { force: true })
  const install = async () => {
    const isOffline = !(await isRegistryReachable())
    const args = [
      ...(extent === 'running' ? ['--omit=dev'] : []),
      ...(isOffline ? ['--offline'] : []),
    ]
    const code = await npmCi(folder, args, node, stopSignal)
    const missing = nativePaths.filter((path) => !isInstalled(folder, path))
    if (code === EXIT_UNREACHABLE || (isOffline && missing.length > 0)) {
      throw new Error(REGISTRY_UNREACHABLE)
    }
    if (code === 0 && missing.length > 0) {
      console.error(
        `npm skipped ${missing.join(', ')}, which this machine needs; it does so when the registry cannot be reached. ` +
          'Check the network and run the command again.',
      )
    }
    return code === 0 && missing.length === 0
  }
  if (!(await withProgress(activity, install))) return false
  finish?.()
  mkdirSync(dirname(stamp), { recursive: true })
  const temporary = `${stamp}.${process.pid}`
  writeFileSync(temporary, `${digest} ${extent}`)
  renameSync(temporary, stamp)
  return true
}

/**
 * True if every package that npm recorded at its last install exists, and every native one.
 * @param {string} folder
 * @param {readonly string[]} nativePaths
 */
function areInstalled(folder, nativePaths) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'))
  return [...Object.keys(packages), ...nativePaths].every((path) => isInstalled(folder, path))
}

/**
 * @param {string} folder
 * @param {string} path
 */
function isInstalled(folder, path) {
  return existsSync(join(folder, path, 'package.json'))
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @param {string} node
 * @param {AbortSignal} stopSignal
 * @returns {Promise<number | null>} the exit code
 */
function npmCi(folder, args, node, stopSignal) {
  stopSignal.throwIfAborted()
  const child = spawn(node, [runner, 'ci', ...args], {
    cwd: folder,
    // Scripts find their Node by PATH, and so does npm where it is a script.
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A group of its own, so that npm and its children can be ended at once.
    detached: process.platform !== 'win32',
  })
  const stop = () => child.disconnect()
  stopSignal.addEventListener('abort', stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      stopSignal.removeEventListener('abort', stop)
      if (stopSignal.aborted) reject(stopSignal.reason)
      else resolve(code)
    })
  })
}
