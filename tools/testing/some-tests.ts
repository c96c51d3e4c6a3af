import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { extensionFolders } from '../brand/extension-modules.ts'
import { ensureBuilt } from '../run/ensure-built.ts'
import { brandFolder, root } from '../run/project.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { runVitest } from './run-vitest.ts'

/**
 * Runs a part of the tests, without the checks (docs/guides/develop.md): `unit`, `integration`, `browser` or `brand`
 * with Vitest's arguments, such as part of a path or `--changed`; `block` with a block type.
 */
const [part = '', ...args] = process.argv.slice(2)
const blockType = part === 'block' ? (args[0] ?? '') : ''
const blockFolder = blockType === '' ? undefined : findBlockFolder(blockType)

if (part === 'block' && blockFolder === undefined) {
  console.error(`There is no block "${blockType}": npm run test:block <block-type>, such as faqs`)
  process.exit(1)
}
const needsBrowser = ['browser', 'brand', 'block'].includes(part)
const chromium = needsBrowser ? ensureChromium(process.env) : process.env.CHROMIUM_PATH
if (needsBrowser && chromium === undefined) {
  console.error('No Chromium: set CHROMIUM_PATH, or install one; the browser tests need it.')
  process.exit(1)
}
// Built once here, before two workers both find the build missing.
if (part === 'integration' && args.every((arg) => arg.startsWith('-'))) await ensureBuilt()
const postgres = part === 'integration' ? await ensurePostgres(process.env) : undefined
const status = runVitest(
  blockFolder === undefined ? ['--project', part, ...args] : [blockFolder, 'gallery.spec'],
  {
    CHROMIUM_PATH: chromium,
    TEST_DATABASE_URL: postgres?.url,
    BLOCK: blockType,
  },
)
postgres?.stop()
process.exit(status)

/** Folder of a block of the product, or of an extension that the brand names; relative to the root. */
function findBlockFolder(type: string): string | undefined {
  const extensions = extensionFolders(brandFolder()).map((folder) => join(folder, 'src', 'blocks'))
  return [join(root, 'apps', 'site', 'src', 'blocks'), ...extensions]
    .map((folder) => join(folder, type))
    .filter((folder) => existsSync(folder))
    .map((folder) => `${relative(root, folder)}/`)[0]
}
