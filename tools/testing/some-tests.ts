import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../run/ensure-built.ts'
import { root } from '../run/project.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { runVitest } from './run-vitest.ts'

/**
 * Part of the tests, without the checks (docs/guides/develop.md): `unit`, `integration`, `browser` or `brand`, with
 * Vitest's arguments, such as part of a path or `--changed`; `block` with a block type.
 */
const [part = '', ...args] = process.argv.slice(2)
const [blockType = ''] = args
const blockFolder = `apps/site/src/blocks/${blockType}/`

if (part === 'block' && (blockType === '' || !existsSync(join(root, blockFolder)))) {
  console.error(`There is no block "${blockType}": npm run test:block <block-type>, such as faqs`)
  process.exit(1)
}
const needsBrowser = ['browser', 'brand', 'block'].includes(part)
const chromium = needsBrowser ? ensureChromium(process.env) : process.env.CHROMIUM_PATH
if (needsBrowser && chromium === undefined) {
  console.error('No Chromium: set CHROMIUM_PATH, or install one; the browser tests need it.')
  process.exit(1)
}
// Once, before two workers both find it missing.
if (part === 'integration' && args.every((arg) => arg.startsWith('-'))) await ensureBuilt()
const postgres = part === 'integration' ? await ensurePostgres(process.env) : undefined
const status = runVitest(
  part === 'block' ? [blockFolder, 'gallery.spec'] : ['--project', part, ...args],
  {
    CHROMIUM_PATH: chromium,
    TEST_DATABASE_URL: postgres?.url,
    BLOCK: part === 'block' ? blockType : '',
  },
)
postgres?.stop()
process.exit(status)
