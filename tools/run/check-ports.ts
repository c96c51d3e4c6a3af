import { assertPortsFree, type ListenAddress } from '@prospectus/server/listening'
import { metricsAddresses } from '@prospectus/server/serve-metrics'
import { listenAddresses } from '../../apps/cms/src/listen-addresses.ts'
import { readSettings as readCmsSettings } from '../../apps/cms/src/settings.ts'
import { readSettings as readSiteSettings } from '../../apps/site/src/settings.ts'
import { cmsSettings, siteSettings } from './role-settings.ts'

type RoleName = 'cms' | 'site' | 'preview'

/**
 * Checks the ports of roles before anything is built or started.
 * @throws {AddressUnavailableError} that names every port that is taken, with its setting
 */
export async function checkPorts(
  env: NodeJS.ProcessEnv,
  roles: readonly RoleName[] = ['site', 'cms', 'preview'],
): Promise<void> {
  await assertPortsFree(roles.flatMap((role) => addressesOf(role, env)))
}

function addressesOf(role: RoleName, env: NodeJS.ProcessEnv): readonly ListenAddress[] {
  if (role === 'cms') {
    const settings = readCmsSettings(cmsSettings(env))
    return [...Object.values(listenAddresses(settings)), ...metricsAddresses(settings)]
  }
  const mode = role === 'site' ? 'production' : 'preview'
  const settings = readSiteSettings(siteSettings(env, mode))
  // Several processes share the port, and those of an earlier start may still be there.
  const isShared = settings.sharePort || (role === 'site' && Number(env.SITE_PROCESSES || 1) > 1)
  return [{ ...settings, sharePort: isShared }, ...metricsAddresses(settings)]
}
