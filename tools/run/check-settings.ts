import { SettingsError } from '@prospectus/server/parse-settings'
import { readSettings as readCmsSettings } from '../../apps/cms/src/settings.ts'
import { readSettings as readSiteSettings } from '../../apps/site/src/settings.ts'
import { misspeltSettings } from './misspelt-settings.ts'
import { cmsSettings, siteSettings } from './role-settings.ts'

/**
 * Reads the settings of all roles before any of them starts.
 *
 * @throws {SettingsError} listing the faults of all roles at once, each fault once, and names that are
 *   nearly those of a setting
 */
export function checkSettings(env: NodeJS.ProcessEnv): void {
  const readings = [
    () => readCmsSettings(cmsSettings(env)),
    () => readSiteSettings(siteSettings(env, 'production')),
    () => readSiteSettings(siteSettings(env, 'preview')),
  ]
  const faults = new Set([...misspeltSettings(env), ...readings.flatMap(faultsOf)])
  if (faults.size > 0) throw new SettingsError([...faults])
}

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
}
