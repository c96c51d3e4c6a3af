import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { followsRule } from '../../packages/server/src/setting-rules.js'

/**
 * A line of `setting-rules.json`, generated from the schemas by `npm run fix`.
 * @typedef {object} KnownSetting
 * @property {string} name
 * @property {readonly string[]} readBy roles, such as `site`
 * @property {string} expected
 * @property {import('../../packages/server/src/setting-rules.js').SettingRule} [rule]
 */

/** @returns {readonly KnownSetting[]} */
function knownSettings() {
  return JSON.parse(readFileSync(new URL('./setting-rules.json', import.meta.url), 'utf8'))
}

/**
 * Finds misspelt settings and values that break a rule, without the project's packages.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {readonly KnownSetting[]} [known]
 * @param {'site' | 'content system'} [role] whose settings count; by default all
 * @returns {readonly string[]} a sentence for each
 */
export function earlyErrors(env, known = knownSettings(), role) {
  const invalidValues = known.flatMap(({ name, readBy, expected, rule }) => {
    const text = (env[name] ?? '').trim()
    if (text === '' || rule === undefined || followsRule(rule, text)) return []
    if (role !== undefined && !readBy.includes(role)) return []
    return [`${name}: expected ${expected}, found ${JSON.stringify(env[name])}`]
  })
  return [
    ...misspeltSettings(
      env,
      known.map(({ name }) => name),
    ),
    ...invalidValues,
  ]
}

/**
 * Checks that `BRAND` names a brand, which every program needs.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} root the project's folder
 * @returns {readonly string[]} a sentence, or none
 */
export function brandErrors({ BRAND = '' }, root) {
  if (BRAND === '' || existsSync(resolve(root, BRAND, 'brand.json'))) return []
  return [
    `BRAND: expected the folder of a brand, such as brands/acme, found no brand.json in ${JSON.stringify(BRAND)}`,
  ]
}

/**
 * Finds variables that are nearly settings: a misspelt one would silently get its default.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {readonly string[]} names of all settings
 * @returns {string[]} a sentence for each
 */
export function misspeltSettings(env, names) {
  return Object.keys(env)
    .filter((name) => name.length >= MIN_NAME_LENGTH && !names.includes(name))
    .flatMap((name) => {
      const suggestion = names.find(
        (setting) => setting.length >= MIN_NAME_LENGTH && isNear(name, setting),
      )
      return suggestion === undefined
        ? []
        : [`${name}: there is no such setting; did you mean ${suggestion}?`]
    })
}

/** Short names, such as `HOST`, are near too many others. */
const MIN_NAME_LENGTH = 6

/**
 * True if the names differ by one letter added, missing or changed, or by two swapped.
 * @param {string} found
 * @param {string} setting
 */
function isNear(found, setting) {
  const [a, b] = [found.toUpperCase().replaceAll('-', '_'), setting]
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  /** @type {(text: string, from: number) => string} */
  const tail = (text, from) => text.slice(start + from)
  return (
    tail(a, 1) === tail(b, 1) ||
    tail(a, 1) === tail(b, 0) ||
    tail(a, 0) === tail(b, 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && tail(a, 2) === tail(b, 2))
  )
}
