import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { SettingsError } from '@prospectus/server/parse-settings'
import { readSettings as readCmsSettings } from '../../apps/cms/src/settings.ts'
import { readSettings as readSiteSettings } from '../../apps/site/src/settings.ts'
import { misspeltSettings } from '../settings/early-check.js'
import { settingList } from '../settings/setting-list.ts'
import { cmsSettings, siteSettings } from './role-settings.ts'

/**
 * Reads the settings of roles before any of them starts.
 *
 * @param readings how each role that is to start reads its own; all of them unless told
 * @throws {SettingsError} listing the errors of these roles at once, each error once, and names that are
 *   nearly those of a setting
 */
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

/**
 * For a role that is started alone: what is wrong with the others is not its business.
 *
 * @param env everything that was given, where names may be misspelt
 * @param own what the role gets of it
 */
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

/** A folder of seed content that was given and holds none. */
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
