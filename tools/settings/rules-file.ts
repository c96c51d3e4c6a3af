import { cmsSecretNames } from '../../apps/cms/src/settings.ts'
import { settingList } from './setting-list.ts'

/** Read by `early-check.js`, before packages are installed. */
export const RULES_FILE = 'tools/settings/setting-rules.json'

/** All settings and the rules of their values, from the schemas. Secrets have no rules. */
export function rulesFile(): string {
  const rows = settingList().map(({ name, readBy, expected, rule }) =>
    cmsSecretNames.includes(name) ? { name, readBy } : { name, readBy, expected, rule },
  )
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`
}
