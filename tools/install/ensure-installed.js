import { join } from 'node:path'
import { ensurePackages } from './ensure-packages.js'
import { findNode, nodeFolder, packagedNode, root, runningNodeFits } from './node-24.js'
import { removeUnneededFiles, removeUnneededOfNode } from './remove-unneeded.js'

const WHY = 'Its message stands above. Without a network, connect and run the command again.'

/**
 * Installs what is missing: first a Node for the project where the running one is too old, then its packages.
 * Returns at once where nothing is missing.
 *
 * @param {'running' | 'everything'} extent what the servers run on, or also what tests and tools need
 * @param {AbortSignal} stopSignal stops the install
 * @returns {Promise<string | undefined>} the Node to run on; undefined when there is none to be had
 * @throws {Error} when npm fails; it has said why
 */
export async function ensureInstalled(extent, stopSignal) {
  if (!runningNodeFits) {
    const isInstalled = await ensurePackages({
      folder: nodeFolder,
      extent: 'everything',
      saying: 'Installing a Node for the project …',
      stopSignal,
      finish: () => removeUnneededOfNode(packagedNode),
    })
    if (!isInstalled) throw new Error(`npm could not install Node. ${WHY}`)
  }
  const node = findNode()
  if (node === undefined) return undefined
  // An older npm leaves out, without a word, native packages that do not support the Node it runs on.
  const isInstalled = await ensurePackages({
    folder: root,
    extent,
    saying: 'Installing packages …',
    stopSignal,
    node,
    finish: () => removeUnneededFiles(join(root, 'node_modules')),
  })
  if (!isInstalled) throw new Error(`npm could not install the packages. ${WHY}`)
  return node
}
