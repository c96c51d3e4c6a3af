import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/project.ts'
import { folderInMemory } from './folder-in-memory.ts'

/**
 * Runs tests once in this terminal and returns the exit code: 0 if all passed.
 *
 * @param args those after `vitest run`
 * @param env in addition to this process's environment
 */
export function runVitest(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): number {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const defaultReporter = args.some((arg) => arg.startsWith('--reporter'))
    ? []
    : ['--reporter=default']
  const reporters = [...defaultReporter, '--reporter=./tools/testing/run-again.ts']
  const testFolder = createTestFolder()
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      ...(testFolder && { TMPDIR: testFolder }),
      // Shares compiled modules among the processes that tests start.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      ...env,
    },
  })
  if (testFolder !== undefined) rmSync(testFolder, { recursive: true, force: true })
  return status ?? 1
}

/** Creates a folder in memory that tests write to; undefined without `folderInMemory`: they then use the system's. */
function createTestFolder(): string | undefined {
  const memory = folderInMemory()
  if (memory === undefined) return undefined
  const folder = mkdtempSync(join(memory, 'prospectus-tests-'))
  // Servers started by root drop their privileges and need to reach folders below it.
  chmodSync(folder, 0o755)
  return folder
}
