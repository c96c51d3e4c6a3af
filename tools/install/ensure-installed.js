import { join } from 'node:path'
import { ensurePackages } from './ensure-packages.js'
import { findNode, nodeFolder, packagedNode, root, runningNodeFits } from './node-24.js'
import { removeUnneededFiles, removeUnneededOfNode } from './remove-unneeded.js'

const WHY = 'Its message stands above.'

/**
 * Installs what is missing: the project's packages, and beside them a Node for the project where the running one is
 * too old. Returns at once where nothing is missing.
 *
 * @param {'running' | 'everything'} extent what the servers run on, or also what tests and tools need
 * @param {AbortSignal} asked to stop
 * @param {() => void} beforeInstall throws where nothing should be installed
 * @returns {Promise<string | undefined>} the Node to run on; undefined when there is none to be had
 * @throws {Error} when npm fails; it has said why
 */
export async function ensureInstalled(extent, asked, beforeInstall) {
  const node = runningNodeFits
    ? Promise.resolve()
    : ensurePackages({
        folder: nodeFolder,
        extent: 'everything',
        doing: 'Installing a Node for the project',
        asked,
        beforeInstall,
        finish: () => removeUnneededOfNode(packagedNode),
      }).then((isInstalled) => {
        if (!isInstalled) throw new Error(`npm could not install Node. ${WHY}`)
      })
  const packages = ensurePackages({
    folder: root,
    extent,
    doing: 'Installing packages',
    asked,
    beforeInstall,
    finish: () => removeUnneededFiles(join(root, 'node_modules')),
  }).then((isInstalled) => {
    if (!isInstalled) throw new Error(`npm could not install the packages. ${WHY}`)
  })
  const results = await Promise.allSettled([node, packages])
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return findNode()
}
