import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressClient } from './compress-client.ts'
import { builtCms, builtSite, cmsFolder, root, siteFolder } from './project.ts'

interface App {
  readonly name: string
  readonly folder: string
  /** What a build leaves last. */
  readonly built: string
  /** Patterns of all that goes into it, beside what every application shares. */
  readonly sources: readonly string[]
  /** What is done with what has been built. */
  readonly finish?: () => Promise<void>
}

const apps: readonly App[] = [
  { name: 'content system', folder: cmsFolder, built: builtCms, sources: ['apps/cms/src/**/*'] },
  {
    name: 'site',
    folder: siteFolder,
    built: builtSite,
    sources: ['apps/site/{src,build}/**/*', 'apps/site/*.ts', 'tools/licences/*'],
    finish: () => compressClient(join(siteFolder, 'dist', 'client')),
  },
]

/** Builds each application, unless it has been built from exactly these sources. */
export async function ensureBuilt(): Promise<void> {
  for (const app of apps) {
    const stamp = stampOf(app)
    const fresh = existsSync(app.built) && existsSync(stamp)
    if (fresh && readFileSync(stamp, 'utf8') === sourcesDigest(app)) continue
    console.log(`Building the ${app.name} …`)
    await build(app)
  }
}

/** Builds all: the content system, then what the browser gets and the site's server. */
export async function buildAll(): Promise<void> {
  for (const app of apps) await build(app)
}

async function build(app: App): Promise<void> {
  const wanted = sourcesDigest(app)
  process.env.NODE_ENV = 'production'
  // Loading Vite takes longer than all else that a start does when nothing is to be built.
  const { createBuilder } = await import('vite')
  const configFile = join(app.folder, 'vite.config.ts')
  const builder = await createBuilder({ root: app.folder, configFile, logLevel: 'warn' }, null)
  await builder.buildApp()
  await app.finish?.()
  writeFileSync(stampOf(app), wanted)
}

const stampOf = ({ folder }: App) => join(folder, 'dist', '.built')

/** Names, sizes and times of all that goes into a build: reading them takes milliseconds. */
function sourcesDigest({ sources }: App): string {
  const files = globSync([...sources, 'packages/*/src/**/*', 'package-lock.json'], {
    cwd: root,
  }).sort()
  const digest = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file))
    digest.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return digest.digest('hex')
}
