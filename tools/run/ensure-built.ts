import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withProgress } from '../install/with-progress.js'
import { compressClient } from './compress-client.ts'
import { withFileLock } from './file-lock.ts'
import { brandFolder, buildFolder, cmsFolder, editorFolder, root, siteFolder } from './project.ts'

type AppName = 'content system' | 'editor' | 'site'

interface App {
  readonly name: AppName
  readonly folder: string
  /** Patterns of its sources, besides those that every application shares. */
  readonly sources: readonly string[]
  /** Runs after a build. */
  readonly finish?: (buildFolder: string) => Promise<void>
}

const apps: readonly App[] = [
  {
    name: 'content system',
    folder: cmsFolder,
    sources: ['apps/cms/{src/**/*,build/**/*,*.ts}', 'apps/site/src/ui/{design,button}/*.css'],
  },
  {
    name: 'editor',
    folder: editorFolder,
    sources: ['apps/editor/{src/**/*,index.html,*.ts}'],
    finish: (folder) => compressClient(folder, { withDynamicImports: true }),
  },
  {
    name: 'site',
    folder: siteFolder,
    sources: ['apps/site/{src,build}/**/*', 'apps/site/*.ts', 'tools/licences/*'],
    finish: (folder) => compressClient(join(folder, 'client')),
  },
]

/** Builds every application that has no build of the current brand and sources. Does nothing in a release. */
export async function ensureBuilt(): Promise<void> {
  await ensureAppsBuilt(apps.map(({ name }) => name))
}

/** As `ensureBuilt`, for some applications. Waits while another process builds one of them. */
export async function ensureAppsBuilt(names: readonly AppName[]): Promise<void> {
  if (!existsSync(join(siteFolder, 'src'))) return
  for (const app of apps.filter(({ name }) => names.includes(name))) {
    if (isBuilt(app)) continue
    // Roles that start together and parallel tests find the same build missing.
    await withFileLock(
      lockOf(app),
      async () => {
        if (!isBuilt(app)) await withProgress(`Building the ${app.name}`, () => build(app))
      },
      () => console.log(`Another process is building the ${app.name}; waiting for it …`),
    )
  }
}

function isBuilt(app: App): boolean {
  const stamp = stampOf(app)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesDigest(app)
}

/** Builds every application, whether its build is current or not. */
export async function buildAll(): Promise<void> {
  for (const app of apps) await withFileLock(lockOf(app), () => build(app))
}

async function build(app: App): Promise<void> {
  const digest = sourcesDigest(app)
  rmSync(stampOf(app), { force: true })
  // Restored afterwards: the process may continue with other work, such as tests that load React.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    // Loaded only when needed: loading Vite would take most of a start that builds nothing.
    const { createBuilder } = await import('vite')
    const configFile = join(app.folder, 'vite.config.ts')
    const builder = await createBuilder({ root: app.folder, configFile, logLevel: 'warn' }, null)
    await builder.buildApp()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
  await app.finish?.(buildFolder(app.folder))
  writeFileSync(stampOf(app), digest)
}

/** Stamp file, written last and removed first, so that an interrupted build is repeated. */
const stampOf = ({ folder }: App) => join(buildFolder(folder), '.built')

/** Lock file, beside the build, because a new build empties its folder. */
const lockOf = ({ folder }: App) => `${buildFolder(folder)}.lock`

/**
 * Hashes the names, sizes and times of an application's sources, because that is faster than hashing their contents.
 */
function sourcesDigest({ sources }: App): string {
  const shared = ['packages/*/src/**/*', 'tools/brand/*', 'package-lock.json']
  const files = globSync([...sources, ...shared], { cwd: root })
  const brand = brandFolder()
  const brandFiles = globSync(['*.*', '{design,covers}/**/*'], { cwd: brand })
  const digest = createHash('sha256').update(brand)
  for (const file of [...files, ...brandFiles.map((name) => join(brand, name))].sort()) {
    const { size, mtimeMs } = statSync(resolve(root, file))
    digest.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return digest.digest('hex')
}
