import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { SettingsError } from '@prospectus/server/parse-settings'
import { readSettings as readCmsSettings } from '../../apps/cms/src/settings.ts'
import { readSettings as readSiteSettings } from '../../apps/site/src/settings.ts'
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
    ...misspeltSettings(env),
    ...contentErrors(env),
    ...readings.flatMap(errorsOf),
  ])
  if (errors.size > 0) throw new SettingsError([...errors])
}

/** For a role that is started alone: what is wrong with the others is not its business. */
export function checkOwnSettings(name: 'cms' | 'site', env: NodeJS.ProcessEnv): void {
  checkSettings(env, [() => (name === 'cms' ? readCmsSettings(env) : readSiteSettings(env))])
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

/**
 * Names in the environment that are nearly those of a setting: whoever misspells one would be served its
 * default without a word.
 *
 * @returns a sentence for each
 */
function misspeltSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = settingList().map(({ name }) => name)
  return Object.keys(env)
    .filter((name) => name.length >= SHORTEST && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => setting.length >= SHORTEST && isNear(name, setting))
      return meant === undefined
        ? []
        : [`${name}: there is no such setting; did you mean ${meant}?`]
    })
}

/** Short names, such as `HOST`, are near too many others. */
const SHORTEST = 6

/** True if the names differ by one letter added, missing or changed, or by two swapped. */
function isNear(found: string, wanted: string): boolean {
  const [a, b] = [found.toUpperCase().replaceAll('-', '_'), wanted]
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const rest = (text: string, from: number) => text.slice(at + from)
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2))
  )
}
