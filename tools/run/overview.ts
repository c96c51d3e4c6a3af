import type { Role } from './role.ts'

/** What each address is for, in the order in which people need them. */
const PURPOSES = [
  { role: 'site', purpose: 'the site, as visitors see it' },
  { role: 'cms', purpose: 'the content system: open it to edit' },
  { role: 'preview', purpose: 'the site with drafts, as the editor shows it' },
]

type Shown = Pick<Role, 'name' | 'url' | 'firstOwnerLink'>

/** What a person reads once everything runs: addresses, what to do next, and how to end it. */
export function overview(roles: readonly Shown[]): string {
  const addresses = PURPOSES.flatMap(({ role, purpose }) =>
    roles
      .filter(({ name }) => name === role)
      .map(({ name, url }) => `${name.padEnd(8)} ${url.padEnd(24)} ${purpose}`),
  )
  const links = roles.flatMap(({ firstOwnerLink }) => firstOwnerLink ?? [])
  return ['', ...addresses, ...links.map(firstOwnerLines), '', 'Ctrl-C ends all of it.'].join('\n')
}

/** The way in for whoever is first, the link on a line of its own. */
export function firstOwnerLines(link: string): string {
  return `\nNobody can sign in to the editor yet. This link makes you its owner, once, within a day:\n\n${link}`
}
