import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '@prospectus/server/operator-error'
import { type CmsSettings, readSettings } from '../../../apps/cms/src/settings.ts'
import type { Storage } from '../../../apps/cms/src/storage/storage.ts'
import { openStorage } from '../../../apps/cms/src/storage/storage.ts'
import { root } from '../../run/project.ts'
import { cmsSettings } from '../../run/role-settings.ts'
import { ensureSecrets } from '../../run/secrets.ts'

/** The settings that a content system of this installation gets; generates missing secrets. */
export function ownSettings(): CmsSettings {
  const { env } = process
  const dataDir = env.DATA_DIR || join(root, 'data')
  const environment = { ...env, ...ensureSecrets(dataDir, env), DATA_DIR: dataDir }
  return readSettings(cmsSettings(environment))
}

/**
 * The settings of an existing installation. Throws without an SQLite file, since opening the database would create it.
 */
export function existingSettings(): CmsSettings {
  const dataDir = process.env.DATA_DIR || join(root, 'data')
  const url = process.env.DATABASE_URL || `file:${join(dataDir, 'cms.sqlite')}`
  const file = url.replace(/^file:(\/\/)?/, '')
  if (url.startsWith('file:') && !existsSync(file)) {
    throw new OperatorError(
      `There is no database at ${file}. Does this command have the settings of the content system (DATA_DIR, DATABASE_URL)?`,
    )
  }
  return ownSettings()
}

/** This installation's storage; its content system may be running. */
export async function ownStorage(
  settings: CmsSettings = ownSettings(),
): Promise<{ readonly storage: Storage; readonly settings: CmsSettings }> {
  return { storage: await openStorage(settings.databaseUrl), settings }
}
