import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly link?: boolean
  readonly resolved?: string
}

/**
 * Folders of packages and all their dependencies, except packages for other platforms, which are not installed.
 * Packages of the workspace are followed, not listed.
 */
export function packageClosure(root: string, names: readonly string[]): readonly string[] {
  const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const folders = new Set<string>()
  const add = (folder: string | undefined): void => {
    if (folder === undefined || folders.has(folder)) return
    const { link, resolved, dependencies, optionalDependencies } = lock.packages[folder] ?? {}
    if (link) add(resolved)
    if (link || !existsSync(join(root, folder, 'package.json'))) return
    folders.add(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      add(folderOf(name, folder, lock.packages))
    }
  }
  for (const name of names) add(name in lock.packages ? name : folderOf(name, '', lock.packages))
  return [...folders].filter((folder) => folder.includes('node_modules/')).sort()
}

/** Resolves a package from another one's folder as Node does: there, or further up. */
function folderOf(
  name: string,
  from: string,
  packages: Readonly<Record<string, LockedPackage>>,
): string | undefined {
  for (let ancestor = from; ; ancestor = parentOf(ancestor)) {
    const folder = `${ancestor === '' ? '' : `${ancestor}/`}node_modules/${name}`
    if (folder in packages) return folder
    if (ancestor === '') return undefined
  }
}

function parentOf(folder: string): string {
  const end = folder.lastIndexOf('/node_modules/')
  if (end > 0) return folder.slice(0, end)
  return folder.startsWith('node_modules/') ? '' : folder.replace(/\/?[^/]+$/, '')
}
