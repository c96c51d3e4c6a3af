import type { PageView } from '../../rendering/page-view.ts'
import { pathInLanguage } from '../link/languages.ts'
import { toPage } from '../link/to-page.ts'
import type { LinkListItem } from '../links/links.tsx'

/**
 * Contact links for when a form or tool is unreachable (EMBED-3): the contact page, and telephone numbers and mail
 * addresses in the navigation. The contact page links to itself only as a last resort.
 */
export function contactLinks(page: PageView): readonly LinkListItem[] {
  const { navigationLinks, footer, legal } = page.settings
  const direct = [...navigationLinks, ...footer.flatMap(({ entries }) => entries), ...legal]
    .filter(({ link }) => /^(tel|mailto):/.test(link.href))
    .map(({ uid, label, link }) => ({ uid, type: 'secondary' as const, label, link }))
  const links = [...new Map(direct.map((item) => [item.link.href, item])).values()]
  const href = pathInLanguage('contact', page) ?? '/contact/'
  if (href === page.path && links.length > 0) return links
  const label = page.messages.embed.formContact
  return [{ uid: 'contact', type: 'primary', label, link: toPage(href) }, ...links]
}
