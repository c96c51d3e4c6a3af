import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './run/ensure-built.ts'
import { root } from './run/project.ts'
import { ensureChromium } from './testing/ensure-chromium.ts'

/**
 * What is too long for `npm test`, which runs a small share of each: ten thousand mutants of real
 * stories, every story of the catalogue in the browser, and every example of every block, in each theme,
 * width and state, by keyboard and in every mode (docs/guides/accessibility.md). `SEED=…` chooses other
 * mutants; `npm run audit -- gallery-matrix -t 'on dark'` runs a part.
 */
const MUTANTS = '10000'
const SPECS = [
  ...['hostile-content', 'routes.spec', 'gallery.spec', 'gallery-matrix.spec'],
  ...['keyboard-walk.spec', 'modes.spec', 'site-face.spec'],
]

const chromium = ensureChromium(process.env)
if (chromium === undefined) {
  console.error('No Chromium: set CHROMIUM_PATH, or install one; the audit needs it.')
  process.exit(1)
}
await ensureBuilt()
const asked = process.argv.slice(2)
const isPart = asked[0] !== undefined && !asked[0].startsWith('-')
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    ...['run', ...(isPart ? [] : SPECS), ...asked],
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
