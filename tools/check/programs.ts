import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../run/project.ts'
import type { CheckResult, ProgramCheck } from './check-interface.ts'

const bin = (name: string) => join(root, 'node_modules', '.bin', name)

export const formatAndLint: ProgramCheck = {
  name: 'format and lint',
  run: () => runProgram(bin('biome'), ['ci', '--colors=off', '--max-diagnostics=50']),
}

/** Number of type checkers: each repeats work of the others, and the build needs processors too. */
const CHECKERS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)))

export const types: ProgramCheck = {
  name: 'types',
  run: () =>
    runProgram(bin('tsc'), [
      ...['-p', 'tsconfig.json', '--pretty', 'false'],
      ...['--checkers', String(CHECKERS)],
      ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
    ]),
}

/** Unused files, exports and packages, and packages that are used but not declared. */
export const deadCode: ProgramCheck = {
  name: 'dead code and packages',
  run: () =>
    runProgram(process.execPath, [bin('knip'), '--no-progress', '--treat-config-hints-as-errors']),
}

function runProgram(command: string, args: readonly string[]): Promise<CheckResult> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: Infinity }, (error, stdout, stderr) => {
      const output = error === null ? '' : `${stdout}${stderr}`.trim() || error.message
      resolve({ findings: output.split('\n').filter((line) => line.trim() !== '') })
    })
  })
}
