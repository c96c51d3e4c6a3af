import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages } from './ensure-packages.js'
import { nativePackages, supportsNode } from './native-packages.js'
import { findNode, nodeFolder, packagedNode, root, runningNodeFits } from './node-24.js'
import { isRegistryReachable } from './registry.js'
import { removeUnneededFiles, removeUnneededNodeFiles } from './remove-unneeded.js'

const SEE_ABOVE = 'See its message above.'

/**
 * Installs missing packages, and a Node for the project if the running one is too old.
 * @param {'running' | 'everything'} extent for the servers, or also for tests and tools
 * @param {AbortSignal} stopSignal stops the install
 * @param {() => void} beforeInstall may throw to prevent the install
 * @returns {Promise<string | undefined>} the Node to run on; undefined if there is none
 * @throws {Error} when npm fails, which has printed why, or the registry cannot be reached
 */
export async function ensureInstalled(extent, stopSignal, beforeInstall) {
  /** @type {Promise<boolean> | undefined} */
  let reachable
  const checkRegistry = () => (reachable ??= isRegistryReachable(stopSignal))
  const options = { stopSignal, beforeInstall, isRegistryReachable: checkRegistry }
  const node = ensureNode(options)
  const isReady = runningNodeFits || canInstallPackages(extent)
  if (!isReady) await node
  const npmNode = isReady ? process.execPath : findNode()
  if (npmNode === undefined) return undefined
  const packages = ensurePackages({
    folder: root,
    extent,
    activity: 'Installing packages',
    node: npmNode,
    ...options,
    finish: () => removeUnneededFiles(join(root, 'node_modules')),
  }).then((isInstalled) => {
    if (!isInstalled) throw new Error(`npm could not install the packages. ${SEE_ABOVE}`)
  })
  // Waits for both, so that neither goes on writing after the other has failed.
  for (const result of await Promise.allSettled([node, packages])) {
    if (result.status === 'rejected') throw result.reason
  }
  return findNode()
}

/** @param {Pick<Parameters<typeof ensurePackages>[0], 'stopSignal' | 'beforeInstall' | 'isRegistryReachable'>} options */
async function ensureNode(options) {
  if (runningNodeFits) return
  const isInstalled = await ensurePackages({
    folder: nodeFolder,
    extent: 'everything',
    activity: 'Installing a Node for the project',
    ...options,
    finish: () => removeUnneededNodeFiles(packagedNode),
  })
  if (!isInstalled) throw new Error(`npm could not install Node. ${SEE_ABOVE}`)
}

/**
 * True if npm on the running Node installs all packages: on an older Node it silently skips some native ones.
 * @param {'running' | 'everything'} extent
 */
function canInstallPackages(extent) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return nativePackages(lock, extent).every(
    ({ engine }) => engine === undefined || supportsNode(engine, process.versions.node),
  )
}
