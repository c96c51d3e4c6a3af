import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run/project.ts'
import type { Check } from './check-types.ts'

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface LockedPackage {
  readonly resolved?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** The project, the Node that it installs if needed, the programs that make a brand's files, the bench's peers. */
const FOLDERS = [
  '',
  'tools/install/node',
  ...globSync('{brands/*/studio,bench/peers/*}/package-lock.json', { cwd: root }).map(dirname),
]

const FORBIDDEN_LICENCE = /\b(A?GPL)\b/

/** Lock files have no download addresses or bad licences, and every platform: `npm ci` refuses incomplete ones. */
export const lockFile: Check = {
  name: 'lock file',
  run: () => {
    const locks = FOLDERS.map((folder) => {
      const file = join(root, folder, 'package-lock.json')
      return JSON.parse(readFileSync(file, 'utf8')) as LockFile
    })
    const count = locks.reduce((sum, { packages }) => sum + Object.keys(packages).length, 0)
    return { findings: locks.flatMap(lockFindings), note: `${count} packages` }
  },
}

export function lockFindings({ packages }: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const { resolved, license = '', dependencies, optionalDependencies } = locked
    const needed = Object.keys({ ...dependencies, ...optionalDependencies })
    return [
      ...(resolved?.startsWith('http')
        ? [`${path}: holds the address it was downloaded from`]
        : []),
      ...(FORBIDDEN_LICENCE.test(license.replaceAll('LGPL', '')) && !license.includes(' OR ')
        ? [`${path}: licence ${license}`]
        : []),
      ...needed
        .filter(
          (name) => !above(path).some((ancestor) => packages[`${ancestor}node_modules/${name}`]),
        )
        .map((name) => `${path || 'the project'}: ${name} is not in the lock file`),
    ]
  })
}

/** The folders in which a package finds others: its own, and those around it. */
function above(path: string): readonly string[] {
  const segments = path === '' ? [] : path.split('/')
  const around = segments.map((_, index) => `${segments.slice(0, index + 1).join('/')}/`)
  return ['', ...around]
}
