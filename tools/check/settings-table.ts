import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/project.ts'
import { RULES_FILE, rulesFile } from '../settings/rules-file.ts'
import { settingList } from '../settings/setting-list.ts'
import { SETTINGS_PAGE, settingsPage } from '../settings/settings-page.ts'
import type { Check } from './check-interface.ts'

const EXPLANATIONS_PAGE = 'docs/contracts/settings-and-commands.md'

/** The table of settings and their rules match the schemas, and each setting is explained. */
export const settingsTable: Check = {
  name: 'table of settings',
  run: () => {
    const explained = readFileSync(join(root, EXPLANATIONS_PAGE), 'utf8')
    const page = readFileSync(join(root, SETTINGS_PAGE), 'utf8')
    return {
      findings: [
        ...(page === settingsPage() ? [] : [`${SETTINGS_PAGE} is stale: run npm run fix`]),
        ...(readFileSync(join(root, RULES_FILE), 'utf8') === rulesFile()
          ? []
          : [`${RULES_FILE} is stale: run npm run fix`]),
        ...settingList()
          .filter(({ name }) => !explained.includes(`\`${name}\``))
          .map(({ name }) => `${EXPLANATIONS_PAGE}: ${name} is not explained`),
      ],
    }
  },
}
