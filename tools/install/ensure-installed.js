import { join } from 'node:path'
import { ensurePackages } from './ensure-packages.js'
import { findNode, nodeFolder, packagedNode, root, runningNodeFits } from './node-24.js'
import { removeUnneededFiles, removeUnneededOfNode } from './remove-unneeded.js'

/**
 * Installs what is missing: the packages of the project, and a Node for it where the running one is too
 * old. Done at once where nothing is.
 *
 * @param {'running' | 'everything'} extent what the servers run on, or also what tests and tools need
 * @param {AbortSignal} asked to stop
 * @returns {Promise<string | undefined>} the Node to run on; undefined when there is none to be had
 * @throws {Error} when npm fails; it has said why
 */
export async function ensureInstalled(extent, asked) {
  const saying = 'Installing packages …'
  const finish = () => removeUnneededFiles(join(root, 'node_modules'))
  if (!(await ensurePackages({ folder: root, extent, saying, asked, finish }))) {
    throw new Error('npm could not install the packages: its message stands above.')
  }
  if (!runningNodeFits) {
    const whole = await ensurePackages({
      folder: nodeFolder,
      extent: 'everything',
      saying: 'Installing a Node for the project …',
      asked,
      finish: () => removeUnneededOfNode(packagedNode),
    })
    if (!whole) throw new Error('npm could not install Node: its message stands above.')
  }
  return findNode()
}
