import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../run/project.ts'
import type { Check, CheckResult } from './check-types.ts'

const bin = (name: string) => join(root, 'node_modules', '.bin', name)

export const formatAndLint: Check = {
  name: 'format and lint',
  run: () => program(bin('biome'), ['ci', '--colors=off', '--max-diagnostics=50']),
}

export const types: Check = {
  name: 'types',
  run: () => program(bin('tsc'), ['-p', 'tsconfig.json', '--pretty', 'false']),
}

/** Unused files, exports and packages, and packages that are used but not declared. */
export const deadCode: Check = {
  name: 'dead code and packages',
  run: () =>
    program(process.execPath, [bin('knip'), '--no-progress', '--treat-config-hints-as-errors']),
}

function program(command: string, args: readonly string[]): CheckResult {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return { findings: [] }
  return { findings: `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '') }
}
