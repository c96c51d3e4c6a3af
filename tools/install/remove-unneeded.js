import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Folders for uses that we do not have: old browsers, a viewer, a trace recorder, sources. */
const FOLDERS = [
  ...['iccs', 'image_decoders', 'legacy', 'web'].map((folder) => `pdfjs-dist/${folder}`),
  'playwright-core/lib/vite',
  'zod/src',
]

/** Source maps and manuals; licences stay. */
const FILES = /\.map$|^(?!licen[cs]e|notice|copying).*\.md$/i

/**
 * Removes the sixth of `node_modules` that nothing here reads.
 * @param {string} packages the folder
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
 * Removes from an installed Node what only compiling or debugging needs.
 * @param {string} node folder of its package
 */
export function removeUnneededOfNode(node) {
  for (const part of ['include', 'share'])
    rmSync(join(node, part), { recursive: true, force: true })
  // Debug symbols; without the program, they stay.
  if (process.platform === 'linux') spawnSync('strip', [join(node, 'bin', 'node')])
}
