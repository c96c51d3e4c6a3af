import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { SettingsError } from '@prospectus/server/parse-settings'
import { readSettings as readCmsSettings } from '../../apps/cms/src/settings.ts'
import { readSettings as readSiteSettings } from '../../apps/site/src/settings.ts'
import { misspeltSettings } from '../settings/early-check.js'
import { settingList } from '../settings/setting-list.ts'
import { cmsSettings, siteSettings } from './role-settings.ts'

/** Reads the settings of roles before any starts. Throws all errors once, and names that are nearly settings. */
export function checkSettings(env: NodeJS.ProcessEnv, readings = everyReading(env)): void {
  const errors = new Set([
    ...misspeltSettings(
      env,
      settingList().map(({ name }) => name),
    ),
    ...contentErrors(env),
    ...readings.flatMap(errorsOf),
  ])
  if (errors.size > 0) throw new SettingsError([...errors])
}

/** Checks a role that starts alone. `env` may hold misspelt names; `own` is what the role gets of it. */
export function checkOwnSettings(
  name: 'cms' | 'site',
  env: NodeJS.ProcessEnv,
  own: NodeJS.ProcessEnv,
): void {
  checkSettings(env, [() => (name === 'cms' ? readCmsSettings(own) : readSiteSettings(own))])
}

function everyReading(env: NodeJS.ProcessEnv): readonly (() => unknown)[] {
  return [
    () => readCmsSettings(cmsSettings(env)),
    () => readSiteSettings(siteSettings(env, 'production')),
    () => readSiteSettings(siteSettings(env, 'preview')),
  ]
}

/** A configured seed content folder that holds none. */
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
