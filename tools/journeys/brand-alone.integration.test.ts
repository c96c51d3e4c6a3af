import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readBrand } from '@prospectus/server/brand'
import { expect, onTestFinished, test } from 'vitest'
import { brandFolder, root } from '../run/project.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** Installs everything anew and runs all unit tests: in `npm run audit`. */
test.runIf(process.env.EVERY_EXAMPLE)(
  'BRAND-1 a new brand can replace all others: checks and unit tests pass without them',
  () => {
    const folder = temporaryFolder('prospectus-brand-alone', onTestFinished)
    const clone = join(folder, 'clone')
    const { name } = readBrand(brandFolder())
    run(folder, 'git', 'clone', '--quiet', root, clone)
    // Not a name that this file contains: the check finds names of brands everywhere.
    const brand = `brand-${randomUUID().replaceAll(/[^a-f]/g, '')}`
    run(clone, 'npm', 'run', 'new-brand', brand, '--', '--languages', 'en,de', '--default')
    run(clone, 'git', 'rm', '-rq', 'brands')
    run(clone, 'git', 'add', '--all')
    run(clone, 'npm', 'run', 'fix')
    run(clone, 'npm', 'run', 'check')
    run(clone, 'npm', 'run', 'test:unit')
    expect(run(clone, 'npm', 'run', 'content', '--', 'lint')).not.toContain(name)
  },
  3_600_000,
)

/** Runs a command with the default brand. Returns what it printed. */
function run(cwd: string, command: string, ...args: readonly string[]): string {
  const env = { ...process.env, BRAND: '', EVERY_EXAMPLE: '', EVERY_STORY: '' }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env })
  expect(status, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0)
  return stdout
}
