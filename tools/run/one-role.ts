import { join } from 'node:path'
import { checkPorts } from './check-ports.ts'
import { checkOwnSettings } from './check-settings.ts'
import { ensureBuilt } from './ensure-built.ts'
import { firstOwnerLines } from './overview.ts'
import { root } from './project.ts'
import { launchCms, launchSite } from './role.ts'
import { cmsSettings, siteSettings } from './role-settings.ts'
import { ensureSecrets } from './secrets.ts'
import { startSiteProcesses } from './site-processes.ts'
import { onStopSignal } from './stop-signal.ts'

/** Runs one role, `cms` or `site`, and exits with the role's exit code, so that a supervisor notices its end. */
const name = process.argv[2] === 'cms' ? 'cms' : 'site'
try {
  const dataDir = process.env.DATA_DIR || join(root, 'data')
  const env = { ...process.env, ...ensureSecrets(dataDir, process.env), DATA_DIR: dataDir }
  const ownSettings = name === 'cms' ? cmsSettings(env) : siteEnv(env)
  checkOwnSettings(name, env, ownSettings)
  await checkPorts(env, [name === 'site' && ownSettings.SITE_MODE === 'preview' ? 'preview' : name])
  await ensureBuilt()
  if (
    name === 'site' &&
    Number(ownSettings.SITE_PROCESSES || 1) > 1 &&
    ownSettings.SITE_MODE === 'production'
  ) {
    const sites = await startSiteProcesses(name, ownSettings)
    onStopSignal((signal) => void sites.stop(signal))
    console.log(`${name} ${sites.url}`)
    process.exit(await sites.ended)
  }
  const role = name === 'cms' ? launchCms(ownSettings) : launchSite(name, ownSettings)
  onStopSignal((signal) => void role.stop(signal))
  void role.serving.then(({ url, firstOwnerLink }) => {
    console.log(`${name} ${url}`)
    if (firstOwnerLink !== undefined) console.log(firstOwnerLines(firstOwnerLink))
  })
  // The channel to the parent process would keep this one alive.
  process.exit(await role.ended)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Environment of the site in its mode. An unknown mode is left to the site, which reports it. */
function siteEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { SITE_MODE = 'production' } = env
  return SITE_MODE === 'production' || SITE_MODE === 'preview' ? siteSettings(env, SITE_MODE) : env
}
