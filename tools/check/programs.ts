import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../run/project.ts'
import type { CheckResult, ProgramCheck } from './check-types.ts'

const bin = (name: string) => join(root, 'node_modules', '.bin', name)

export const formatAndLint: ProgramCheck = {
  name: 'format and lint',
  run: () => program(bin('biome'), ['ci', '--colors=off', '--max-diagnostics=50']),
}

export const types: ProgramCheck = {
  name: 'types',
  // What did not change since the last check of this folder is not checked again.
  run: () =>
    program(bin('tsc'), [
      ...['-p', 'tsconfig.json', '--pretty', 'false'],
      ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
    ]),
}

/** Unused files, exports and packages, and packages that are used but not declared. */
export const deadCode: ProgramCheck = {
  name: 'dead code and packages',
  run: () =>
    program(process.execPath, [bin('knip'), '--no-progress', '--treat-config-hints-as-errors']),
}

function program(command: string, args: readonly string[]): Promise<CheckResult> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: Infinity }, (error, stdout, stderr) => {
      const complaint = error === null ? '' : `${stdout}${stderr}`.trim() || error.message
      resolve({ findings: complaint.split('\n').filter((line) => line.trim() !== '') })
    })
  })
}
