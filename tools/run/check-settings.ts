import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { SettingsError } from '@prospectus/server/parse-settings'
import { readSettings as readCmsSettings } from '../../apps/cms/src/settings.ts'
import { readSettings as readSiteSettings } from '../../apps/site/src/settings.ts'
import { misspeltSettings } from '../settings/early-check.js'
import { settingList } from '../settings/setting-list.ts'
import { cmsSettings, siteSettings } from './role-settings.ts'

/** Checks the settings of roles before any starts. Throws one error with every problem, misspelt names included. */
export function checkSettings(env: NodeJS.ProcessEnv, readers = allReaders(env)): void {
  const errors = new Set([
    ...misspeltSettings(
      env,
      settingList().map(({ name }) => name),
    ),
    ...contentErrors(env),
    ...readers.flatMap(errorsOf),
  ])
  if (errors.size > 0) throw new SettingsError([...errors])
}

/** Checks a role that starts alone. `env` may hold misspelt names; `roleEnv` holds the variables that the role gets. */
export function checkOwnSettings(
  name: 'cms' | 'site',
  env: NodeJS.ProcessEnv,
  roleEnv: NodeJS.ProcessEnv,
): void {
  checkSettings(env, [
    () => (name === 'cms' ? readCmsSettings(roleEnv) : readSiteSettings(roleEnv)),
  ])
}

function allReaders(env: NodeJS.ProcessEnv): readonly (() => unknown)[] {
  return [
    () => readCmsSettings(cmsSettings(env)),
    () => readSiteSettings(siteSettings(env, 'production')),
    () => readSiteSettings(siteSettings(env, 'preview')),
  ]
}

/** An error if `CONTENT_DIR` names a folder without content. */
function contentErrors({ CONTENT_DIR }: NodeJS.ProcessEnv): readonly string[] {
  if (!CONTENT_DIR || existsSync(resolve(CONTENT_DIR, 'space.json'))) return []
  return [`CONTENT_DIR: expected a folder with a space.json, found none at "${CONTENT_DIR}"`]
}

function errorsOf(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.errors
    throw error
  }
}
