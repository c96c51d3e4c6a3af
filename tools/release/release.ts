import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { OperatorError } from '@prospectus/server/operator-error'
import { runCommand } from '../backup/run-command.ts'
import { extensionModules } from '../brand/extension-modules.ts'
import { filesBelow } from '../content/story-files.ts'
import { readLicensedPackage } from '../licences/licence-notices.ts'
import { licenceNotices } from '../licences/licence-text.ts'
import { ensureBuilt } from '../run/ensure-built.ts'
import {
  brandFolder,
  buildFolder,
  cmsFolder,
  contentFolder,
  editorFolder,
  root,
  siteFolder,
} from '../run/project.ts'
import { packageClosure } from './package-closure.ts'
import { commitOf } from './version.js'

/** Packages that run from `node_modules`; all others are in the builds. */
const NOT_BUILT_IN = ['pg', 'sharp']
/** The applications whose third-party work is in the builds. */
const APPLICATIONS = ['apps/cms', 'apps/editor', 'apps/site']
const NO_LICENCE_TEXT = 'The package names this licence, but does not contain its text.'
const DOCUMENTS = ['CHANGELOG.md', 'LICENSE', 'NOTICE', 'deploy', 'docs']

/** Programs for operators, by path below `tools`; each finds the root two folders up. */
const PROGRAMS = [
  'run/start',
  'run/one-role',
  'backup/backup',
  'backup/restore',
  'backup/move',
  'backup/promote',
  'content/content',
  'mirror/mirror',
]

/**
 * Makes a folder that runs with Node alone on this platform; the same sources give the same bytes. Throws if the folder
 * holds anything but a release, since its contents would be deleted.
 */
export async function makeRelease(folder: string): Promise<void> {
  if (!isReplaceable(folder)) {
    throw new OperatorError(
      `${folder} is not empty and not a release: its contents would be deleted. Expected a new folder.`,
    )
  }
  await ensureBuilt()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // First, so that an interrupted release is recognised as one.
  for (const file of ['prospectus.js', 'version.js']) {
    cpSync(join(import.meta.dirname, file), join(folder, file))
  }
  cpSync(join(import.meta.dirname, 'release-readme.md'), join(folder, 'README.md'))
  writeFileSync(join(folder, 'package.json'), packageJson())
  await buildPrograms(folder)
  const copy = (path: string) => cpSync(join(root, path), join(folder, path), { recursive: true })
  const remove = (path: string) => rmSync(join(folder, path), { recursive: true, force: true })
  const builds = [cmsFolder, editorFolder, siteFolder].map((app) =>
    relative(root, buildFolder(app)),
  )
  for (const build of builds) copy(build)
  // Left by builds and starts on this machine; a release must not depend on their time and place.
  const unneeded = ['.built', 'client/.vite', '.compiled', 'server/.compiled']
  for (const build of builds) for (const file of unneeded) remove(join(build, file))
  const brand = relative(root, brandFolder())
  for (const path of [join(brand, 'brand.json'), relative(root, contentFolder())]) copy(path)
  for (const path of packageClosure(root, NOT_BUILT_IN)) copy(path)
  for (const path of DOCUMENTS) copy(path)
  writeFileSync(join(folder, 'LICENCES.txt'), licencesText())
  writeFileSync(join(folder, 'PARTS.txt'), await listParts(folder))
}

function isReplaceable(folder: string): boolean {
  if (!existsSync(folder)) return true
  const entries = readdirSync(folder)
  return (
    entries.length === 0 ||
    ['prospectus.js', 'package.json'].every((file) => entries.includes(file))
  )
}

/** The release's package.json: the project's command names, its commit, and the folder of its brand. */
function packageJson(): string {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const scripts = Object.fromEntries(
    ['start', 'site', 'cms', 'backup', 'restore', 'move', 'promote', 'content', 'mirror'].map(
      (command) => [command, `node prospectus.js ${command}`],
    ),
  )
  const release = { commit: commitOf(root), brand: relative(root, brandFolder()) }
  const content = { name, version, private: true, type: 'module', engines: { node: '>=24' } }
  return `${JSON.stringify({ ...content, release, scripts }, null, 2)}\n`
}

/** Licences of everything in the release: of what is in the builds, and of what is copied. */
function licencesText(): string {
  const folders = packageClosure(root, [...APPLICATIONS, ...NOT_BUILT_IN])
  return licenceNotices(
    folders.map((folder) => {
      const licensed = readLicensedPackage(join(root, folder))
      return licensed.texts.length > 0 ? licensed : { ...licensed, texts: [NO_LICENCE_TEXT] }
    }),
    'This release contains the work of others, under these licences.',
  )
}

if (import.meta.main) {
  await runCommand(async ([path]) => {
    const folder = resolve(path ?? join(root, 'release'))
    await makeRelease(folder)
    if (commitOf(root) === undefined) {
      console.log(
        'The release does not name its commit: git is missing, or this folder is not a clone.',
      )
    }
    console.log(`${folder} is the release: node prospectus.js start`)
  })
}

/** A line for each file of a folder, sorted by path: SHA-256 and path, for `sha256sum --check`. */
export async function listParts(folder: string): Promise<string> {
  const files = await filesBelow(folder)
  return [...files]
    .sort()
    .map((path) => `${digest(join(folder, path))}  ${path}\n`)
    .join('')
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

async function buildPrograms(folder: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [extensionModules(brandFolder())],
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(folder, 'tools'),
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(
          PROGRAMS.map((program) => [program, join(root, 'tools', `${program}.ts`)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: 'run/[name]-[hash].js' },
      },
    },
    ssr: { noExternal: true, external: ['pg', 'pg-native', 'sharp', 'vite', 'playwright-core'] },
  })
}
