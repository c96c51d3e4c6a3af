import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages } from './ensure-packages.js'
import { nativePackages, supportsNode } from './native-packages.js'
import { findNode, nodeFolder, packagedNode, root, runningNodeFits } from './node-24.js'
import { removeUnneededFiles, removeUnneededOfNode } from './remove-unneeded.js'

const WHY = 'Its message stands above.'

/**
 * Installs missing packages, and a Node for the project if the running one is too old.
 * @param {'running' | 'everything'} extent for the servers, or also for tests and tools
 * @param {AbortSignal} stopSignal stops the install
 * @param {() => void} beforeInstall throws where nothing should be installed
 * @returns {Promise<string | undefined>} the Node to run on; undefined if there is none
 * @throws {Error} when npm fails, which has printed why
 */
export async function ensureInstalled(extent, stopSignal, beforeInstall) {
  const node = ensureNode(stopSignal, beforeInstall)
  const isReady = runningNodeFits || mayInstallPackages(extent)
  if (!isReady) await node
  const forNpm = isReady ? process.execPath : findNode()
  if (forNpm === undefined) return undefined
  const packages = ensurePackages({
    folder: root,
    extent,
    doing: 'Installing packages',
    stopSignal,
    node: forNpm,
    beforeInstall,
    finish: () => removeUnneededFiles(join(root, 'node_modules')),
  }).then((isInstalled) => {
    if (!isInstalled) throw new Error(`npm could not install the packages. ${WHY}`)
  })
  // Both finish, so that neither goes on writing after the other has failed.
  for (const result of await Promise.allSettled([node, packages])) {
    if (result.status === 'rejected') throw result.reason
  }
  return findNode()
}

/**
 * @param {AbortSignal} stopSignal
 * @param {() => void} beforeInstall
 */
async function ensureNode(stopSignal, beforeInstall) {
  if (runningNodeFits) return
  const isInstalled = await ensurePackages({
    folder: nodeFolder,
    extent: 'everything',
    doing: 'Installing a Node for the project',
    stopSignal,
    beforeInstall,
    finish: () => removeUnneededOfNode(packagedNode),
  })
  if (!isInstalled) throw new Error(`npm could not install Node. ${WHY}`)
}

/**
 * True if npm on the running Node installs all packages: an older one silently leaves out some native ones.
 * @param {'running' | 'everything'} extent
 */
function mayInstallPackages(extent) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return nativePackages(lock, extent).every(
    ({ engine }) => engine === undefined || supportsNode(engine, process.versions.node),
  )
}
