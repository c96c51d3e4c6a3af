import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtServer, root, siteFolder } from './project.ts'

const stamp = join(siteFolder, 'dist', '.built')

/** Builds the site, unless it has been built from exactly these sources. */
export async function ensureBuilt(): Promise<void> {
  const wanted = sourcesDigest()
  if (existsSync(builtServer) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the site …')
  await buildSite()
}

/** Builds what the browser gets, and the server. */
export async function buildSite(): Promise<void> {
  const wanted = sourcesDigest()
  process.env.NODE_ENV = 'production'
  // Loading Vite takes longer than all else that a start does when nothing is to be built.
  const { createBuilder } = await import('vite')
  const builder = await createBuilder(
    { root: siteFolder, configFile: join(siteFolder, 'vite.config.ts'), logLevel: 'warn' },
    null,
  )
  await builder.buildApp()
  writeFileSync(stamp, wanted)
}

/** Names, sizes and times of all that goes into the build: reading them takes milliseconds. */
function sourcesDigest(): string {
  const files = globSync(
    ['apps/site/{src,build}/**/*', 'apps/site/*.ts', 'packages/*/src/**/*', 'package-lock.json'],
    { cwd: root },
  ).sort()
  const digest = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file))
    digest.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return digest.digest('hex')
}
