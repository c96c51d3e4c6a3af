import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readBrand } from '@prospectus/server/brand'
import { expect, onTestFinished, test } from 'vitest'
import { brandFolder, root } from '../run/project.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { tradeWordsIn } from '../testing/trade-words.ts'

/** Installs everything anew and runs all tests: in `npm run audit`. */
test.runIf(process.env.EVERY_EXAMPLE)(
  'BRAND-1 a new brand can replace all others: npm test passes without them, and nothing that is built speaks of their trade',
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
    run(clone, 'npm', 'test')
    for (const app of ['site', 'editor', 'cms']) {
      expect(tradeWordsIn(join(clone, 'apps', app, 'dist', brand)), app).toEqual([])
    }
    expect(run(clone, 'npm', 'run', 'content', '--', 'lint')).not.toContain(name)
  },
  7_200_000,
)

/** The variables of this process that its commands need: those of the audit would make their tests longer. */
const KEPT =
  /^(PATH|HOME|LANG|TMPDIR|CI|CHROMIUM_PATH|TEST_DATABASE_URL|NODE_EXTRA_CA_CERTS|(HTTPS?|NO)_PROXY|npm_config_\w+)$/i

/** Runs a command with the default brand. Returns what it printed. */
function run(cwd: string, command: string, ...args: readonly string[]): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => KEPT.test(key)))
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env,
    maxBuffer: 1e9,
  })
  expect(status, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0)
  return stdout
}
