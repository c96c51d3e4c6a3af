import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run/project.ts'
import type { Check } from './check-interface.ts'

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface LockedPackage {
  readonly resolved?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly dev?: boolean
  /** Needed by development, and an optional peer of a package that runs. */
  readonly devOptional?: boolean
}

const foldersOf = (pattern: string) =>
  globSync(`${pattern}/package-lock.json`, { cwd: root }).map(dirname)

/** The project, the Node that it installs if needed, and the programs that make a brand's files. */
const DISTRIBUTED_FOLDERS = ['', 'tools/install/node', ...foldersOf('brands/*/studio')]

/** The products that the benchmark compares this one with. Nothing of them is distributed, so any licence will do. */
const BENCHMARKED_FOLDERS = foldersOf('bench/peers/*')

const FORBIDDEN_LICENCE = /\b(A?GPL)\b/

/**
 * Lock files hold every package that `npm ci` needs on any platform, no download addresses and no forbidden licences.
 * None makes `npm start` install a development package.
 */
export const lockFile: Check = {
  name: 'lock file',
  run: () => {
    const read = (folder: string) => {
      const file = join(root, folder, 'package-lock.json')
      return JSON.parse(readFileSync(file, 'utf8')) as LockFile
    }
    const distributedLocks = DISTRIBUTED_FOLDERS.map(read)
    const benchmarkedLocks = BENCHMARKED_FOLDERS.map(read)
    const count = [...distributedLocks, ...benchmarkedLocks].reduce(
      (sum, { packages }) => sum + Object.keys(packages).length,
      0,
    )
    return {
      findings: [
        ...distributedLocks.flatMap((lock) => [
          ...lockFindings(lock),
          ...licenceFindings(lock),
          ...optionalPeerFindings(lock),
        ]),
        ...benchmarkedLocks.flatMap(lockFindings),
      ],
      note: `${count} packages`,
    }
  },
}

/** Download addresses in a lock file, and packages that it lacks. */
export function lockFindings({ packages }: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const { resolved, dependencies, optionalDependencies } = locked
    const needed = Object.keys({ ...dependencies, ...optionalDependencies })
    return [
      ...(resolved?.startsWith('http')
        ? [`${path}: "resolved" is a download address; expected none, as .npmrc asks for`]
        : []),
      ...needed
        .filter(
          (name) =>
            !ancestorsOf(path).some((ancestor) => packages[`${ancestor}node_modules/${name}`]),
        )
        .map(
          (name) =>
            `${path || 'the project'}: ${name} is not in the lock file; run npm install --package-lock-only`,
        ),
    ]
  })
}

export function licenceFindings({ packages }: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([path, { license = '' }]) =>
    isForbidden(license) ? [`${path}: the licence ${license} is forbidden`] : [],
  )
}

/**
 * Finds development packages that npm installs for the servers too, because a package that the servers need names them
 * as optional peers. Such packages were once a quarter of all files that a start installs.
 */
export function optionalPeerFindings({ packages }: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([path, { devOptional }]) => {
    if (devOptional !== true) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const dependents = Object.entries(packages)
      .filter(([, { dev, peerDependencies = {} }]) => !dev && name in peerDependencies)
      .map(([dependent]) => dependent)
    return [
      `${path}: a start installs this development package, an optional peer of ${dependents.join(', ')}; ` +
        'remove it from the peers there and run npm install --package-lock-only',
    ]
  })
}

function isForbidden(license: string): boolean {
  return FORBIDDEN_LICENCE.test(license.replaceAll('LGPL', '')) && !license.includes(' OR ')
}

/** The folders that Node searches for a package's dependencies: its own, and those above it. */
function ancestorsOf(path: string): readonly string[] {
  const segments = path === '' ? [] : path.split('/')
  return ['', ...segments.map((_, index) => `${segments.slice(0, index + 1).join('/')}/`)]
}
