import { cmsSecretNames } from '../../apps/cms/src/settings.ts'
import { settingList } from './setting-list.ts'

/** Read by the check before an install; below the project's folder. */
export const RULES_FILE = 'tools/settings/setting-rules.json'

/** The file with all settings and the rules of their values, made from the schemas. Values of secrets have none. */
export function rulesFile(): string {
  const rows = settingList().map(({ name, readBy, expected, rule }) =>
    cmsSecretNames.includes(name) ? { name, readBy } : { name, readBy, expected, rule },
  )
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`
}
