import { settingList } from './setting-list.ts'

export const SETTINGS_PAGE = 'docs/contracts/settings.md'

/** The text of `SETTINGS_PAGE`. */
export function settingsPage(): string {
  const rows = settingList().map(({ name, expected, fallback, readBy }) => {
    const fallbackCell = fallback === '' ? '' : `\`${fallback}\``
    return `| \`${name}\` | ${expected.replaceAll('|', '\\|')} | ${fallbackCell} | ${readBy.join(', ')} |`
  })
  return `# All settings

Written by \`npm run fix\` from the schemas that check them at start; do not edit it here. [Settings and commands](settings-and-commands.md) explains each. A default that depends on other settings is left out.

| setting | what it must be | default | read by |
|---|---|---|---|
${rows.join('\n')}
`
}
