import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/project.ts'
import type { Check } from './check-types.ts'

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly resolved?: string; readonly license?: string }>
  >
}

const FORBIDDEN_LICENCE = /\b(A?GPL)\b/

/** The lock file names no download addresses, and no licence that a customer could not accept. */
export const lockFile: Check = {
  name: 'lock file',
  run: () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile
    const packages = Object.entries(lock.packages)
    return {
      findings: packages.flatMap(([path, { resolved, license = '' }]) => [
        ...(resolved?.startsWith('http')
          ? [`${path}: holds the address it was downloaded from`]
          : []),
        ...(FORBIDDEN_LICENCE.test(license.replaceAll('LGPL', '')) && !license.includes(' OR ')
          ? [`${path}: licence ${license}`]
          : []),
      ]),
      note: `${packages.length} packages`,
    }
  },
}
