import { existsSync, globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createContentClient } from '@prospectus/protocol/client/content-client'
import { OperatorError } from '@prospectus/server/operator-error'
import { localOrigin } from '@prospectus/server/parse-settings'
import { readSettings } from '../../apps/site/src/settings.ts'
import { runCommand } from '../backup/run-command.ts'
import { plural } from '../content/plural.ts'
import { buildFolder, root, siteFolder } from '../run/project.ts'
import { siteSettings } from '../run/role-settings.ts'
import { ensureSecrets } from '../run/secrets.ts'
import { mirrorSite } from './mirror-site.ts'
import { writeMirror } from './write-mirror.ts'

/** `npm run mirror -- <folder> [origin]`: writes the running public site as files, optionally for another origin. */
await runCommand(async ([path, base, ...extra]) => {
  if (path === undefined || extra.length > 0 || path.startsWith('-')) {
    throw new OperatorError('Usage: npm run mirror -- <new folder> [https://mirror.example.com]')
  }
  const folder = resolve(path)
  if (existsSync(folder)) {
    throw new OperatorError(`${folder} already exists; expected the name of a new folder.`)
  }
  const env = process.env
  const dataDir = env.DATA_DIR || join(root, 'data')
  const environment = { ...env, ...ensureSecrets(dataDir, env), DATA_DIR: dataDir }
  const settings = readSettings(siteSettings(environment, 'production'))
  const { siteUrl, contentApiUrl: apiUrl, contentToken: token = '' } = settings
  if (base !== undefined && URL.parse(base)?.origin !== base) {
    throw new OperatorError(
      `${base} is not an origin; expected one like https://mirror.example.com`,
    )
  }
  const clientFolder = join(buildFolder(siteFolder), 'client')
  const mirror = await mirrorSite({
    origin: localOrigin(settings.host, settings.port),
    siteUrl,
    base: base ?? siteUrl,
    paths: await publishedPaths(createContentClient({ apiUrl, token, view: 'published' })),
    builtFiles: globSync('**/*.*', { cwd: clientFolder })
      .filter((file) => !/\.(br|gz|zst|map)$/.test(file))
      .map((file) => `/_/${file}`),
  })
  writeMirror(folder, mirror)
  const { files, redirects, problems } = mirror
  console.log(`${folder}: ${plural(files.size, 'file')}, ${plural(redirects.size, 'redirect')}.`)
  for (const problem of problems) console.log(`Left out: ${problem}`)
})

/** Paths of all published stories, linked or not; some of them have no page. */
async function publishedPaths({
  links,
}: Pick<ReturnType<typeof createContentClient>, 'links'>): Promise<readonly string[]> {
  const paths: string[] = []
  for await (const link of links()) {
    const { slug, is_folder }: { slug?: unknown; is_folder?: unknown } = Object(link)
    if (typeof slug === 'string' && is_folder !== true) paths.push(`/${encodeURI(slug)}`)
  }
  return paths.toSorted()
}
