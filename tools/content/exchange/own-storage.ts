import { join } from 'node:path'
import { type CmsSettings, readSettings } from '../../../apps/cms/src/settings.ts'
import { openStorage } from '../../../apps/cms/src/storage/open-storage.ts'
import type { Storage } from '../../../apps/cms/src/storage/storage.ts'
import { root } from '../../run/project.ts'
import { cmsSettings } from '../../run/role-settings.ts'
import { ensureSecrets } from '../../run/secrets.ts'

/** The settings of this installation's content system. */
export function ownSettings(env: NodeJS.ProcessEnv = process.env): CmsSettings {
  const dataDir = env.DATA_DIR || join(root, 'data')
  const all = { ...env, ...ensureSecrets(dataDir, env), DATA_DIR: dataDir }
  return readSettings(cmsSettings(all))
}

/** The storage of this installation's content system, which may be running. */
export async function ownStorage(
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ readonly storage: Storage; readonly settings: CmsSettings }> {
  const settings = ownSettings(env)
  return { storage: await openStorage(settings.databaseUrl), settings }
}
