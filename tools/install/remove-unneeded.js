import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Folders that the product does not use: for old browsers, a viewer, a trace recorder, sources. */
const FOLDERS = [
  ...['iccs', 'image_decoders', 'legacy', 'web'].map((folder) => `pdfjs-dist/${folder}`),
  'playwright-core/lib/vite',
  'zod/src',
]

/** Source maps and manuals; licences stay. */
const FILES = /\.map$|^(?!licen[cs]e|notice|copying).*\.md$/i

/**
 * Removes files of `node_modules` that nothing here reads: a sixth of its size.
 * @param {string} packages the folder `node_modules`
 */
export function removeUnneededFiles(packages) {
  for (const folder of FOLDERS) rmSync(join(packages, folder), { recursive: true, force: true })
  removeFiles(packages)
}

/** @param {string} folder */
function removeFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeFiles(path)
    else if (entry.isFile() && FILES.test(entry.name)) rmSync(path)
  }
}

/**
 * Removes the parts of an installed Node that only compiling and debugging need.
 * @param {string} node folder of its package
 */
export function removeUnneededNodeFiles(node) {
  for (const part of ['include', 'share'])
    rmSync(join(node, part), { recursive: true, force: true })
  // Removes debug symbols, if `strip` is installed.
  if (process.platform === 'linux') spawnSync('strip', [join(node, 'bin', 'node')])
}
