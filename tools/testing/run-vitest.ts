import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/project.ts'
import { folderInMemory } from './folder-in-memory.ts'

/**
 * Runs tests once, with the terminal as it is.
 *
 * @param args what Vitest takes behind `run`
 * @param env beside the environment of this process
 * @returns the exit code: 0 when all passed
 */
export function runVitest(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): number {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const usual = args.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default']
  const reporters = [...usual, '--reporter=./tools/testing/run-again.ts']
  const temporary = temporaryFolder()
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      ...(temporary && { TMPDIR: temporary }),
      // Processes that tests start need not compile what others have compiled.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      ...env,
    },
  })
  if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true })
  return status ?? 1
}

/** What tests write to, in memory where there is room: what they leave there goes with it. */
function temporaryFolder(): string | undefined {
  const memory = folderInMemory()
  if (memory === undefined) return undefined
  const folder = mkdtempSync(join(memory, 'prospectus-tests-'))
  // Servers that root starts work as somebody else in folders below it.
  chmodSync(folder, 0o755)
  return folder
}
