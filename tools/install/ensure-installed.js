import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages } from './ensure-packages.js'
import { nativePackages, supportsNode } from './native-packages.js'
import { findNode, nodeFolder, packagedNode, root, runningNodeFits } from './node-24.js'
import { removeUnneededFiles, removeUnneededOfNode } from './remove-unneeded.js'

const WHY = 'Its message stands above.'

/**
 * Installs what is missing: the project's packages, and a Node for the project where the running one is too old.
 * Returns at once where nothing is missing.
 *
 * @param {'running' | 'everything'} extent what the servers run on, or also what tests and tools need
 * @param {AbortSignal} stopSignal stops the install
 * @param {() => void} beforeInstall throws where nothing should be installed
 * @returns {Promise<string | undefined>} the Node to run on; undefined when there is none to be had
 * @throws {Error} when npm fails; it has said why
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
  // Both come to an end, so that neither writes on after the other has failed.
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
 * True if npm on the running Node installs all packages. On an older one it leaves out, without a word, native packages
 * that do not support it; then the project's Node has to be there first.
 *
 * @param {'running' | 'everything'} extent
 */
function mayInstallPackages(extent) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return nativePackages(lock, extent).every(
    ({ engine }) => engine === undefined || supportsNode(engine, process.versions.node),
  )
}
