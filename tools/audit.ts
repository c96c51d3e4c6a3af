import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './run/ensure-built.ts'
import { root } from './run/project.ts'
import { ensureChromium } from './testing/ensure-chromium.ts'

/**
 * What is too long for `npm test`, which runs a small share of each: ten thousand mutants of real
 * stories, every story of the catalogue in the browser, and every example of every block by itself, in
 * each theme, width and state. `SEED=…` chooses other mutants.
 */
const MUTANTS = '10000'

const chromium = ensureChromium(process.env)
if (chromium === undefined) {
  console.error('No Chromium: set CHROMIUM_PATH, or install one; the audit needs it.')
  process.exit(1)
}
await ensureBuilt()
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    ...['run', 'hostile-content', 'routes.spec', 'gallery.spec', ...process.argv.slice(2)],
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      CHROMIUM_PATH: chromium,
      MUTANTS,
      EVERY_STORY: '1',
      EVERY_EXAMPLE: '1',
    },
  },
)
process.exit(status ?? 1)
