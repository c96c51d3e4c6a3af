import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.ts'
import { root } from './project.ts'
import { RoleFailed, startCms, startSite } from './role.ts'
import { cmsSettings, siteSettings } from './role-settings.ts'
import { ensureSecrets } from './secrets.ts'

/** One role on its own: `cms`, or `site` in the mode that `SITE_MODE` says. */
const name = process.argv[2] === 'cms' ? 'cms' : 'site'
try {
  await ensureBuilt()
  const dataDir = process.env.DATA_DIR || join(root, 'data')
  const env = { ...process.env, ...ensureSecrets(dataDir, process.env), DATA_DIR: dataDir }
  const role = await (name === 'cms' ? startCms(cmsSettings(env)) : startSite(name, siteEnv(env)))
  console.log(`${name} ${role.url}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.once(signal, () => void role.stop())
  }
  process.exitCode = await role.ended
} catch (error) {
  if (!(error instanceof RoleFailed)) console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** A mode that there is not is for the site to complain of. */
function siteEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { SITE_MODE = 'production' } = env
  return SITE_MODE === 'production' || SITE_MODE === 'preview' ? siteSettings(env, SITE_MODE) : env
}
