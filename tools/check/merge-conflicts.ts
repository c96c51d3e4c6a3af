import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/project.ts'
import type { Check } from './check-interface.ts'
import { projectFiles } from './source-files.ts'

/** No text holds an unresolved merge conflict. In code and JSON the formatter finds one itself. */
export const mergeConflicts: Check = {
  name: 'merge conflicts',
  run: () => ({
    findings: projectFiles()
      .filter((path) => /\.(md|ya?ml|conf|sh|html)$/.test(path))
      .filter((path) => hasMergeConflict(readFileSync(join(root, path), 'utf8')))
      .map((path) => `${path}: holds an unresolved merge conflict`),
  }),
}

export function hasMergeConflict(text: string): boolean {
  return /^(?:<{7}|>{7}) /m.test(text)
}
