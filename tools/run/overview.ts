import type { RoleProcess } from './role.ts'

/** Roles in the order that people need them. */
const PURPOSES = [
  { role: 'site', purpose: 'the site, as visitors see it' },
  { role: 'cms', purpose: 'the content system: open it to edit' },
  { role: 'preview', purpose: 'the site with drafts, as the editor shows it' },
]

type ShownRole = Pick<RoleProcess, 'name' | 'url' | 'firstOwnerLink'>

/** The overview printed once everything runs: addresses, next steps, and how to stop. */
export function overview(roles: readonly ShownRole[]): string {
  const addresses = PURPOSES.flatMap(({ role, purpose }) =>
    roles
      .filter(({ name }) => name === role)
      .map(({ name, url }) => `${name.padEnd(8)} ${url.padEnd(24)} ${purpose}`),
  )
  const links = roles.flatMap(({ firstOwnerLink }) => firstOwnerLink ?? [])
  return ['', ...addresses, ...links.map(firstOwnerLines), '', 'Ctrl-C ends all of it.'].join('\n')
}

/** Explains the first owner's link, which is on a line of its own. */
export function firstOwnerLines(link: string): string {
  return `\nNobody can sign in to the editor yet. This link makes you its owner; it works once, within a day (an unused link of an earlier start works as well):\n\n${link}`
}
