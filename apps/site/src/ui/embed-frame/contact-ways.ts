import type { PageView } from '../../rendering/page-view.ts'
import { pathInLanguage } from '../link/languages.ts'
import { toPage } from '../link/to-page.ts'
import type { LinkListItem } from '../links/links.tsx'

/**
 * How to get in touch when a form or tool cannot be reached (EMBED-3): the contact page in the page's
 * language, and whatever telephone numbers and mail addresses the site's navigation has. The contact page itself
 * is not a way on from the contact page, unless it is the only one.
 */
export function contactWays(page: PageView): readonly LinkListItem[] {
  const { navigationLinks, footer, legal } = page.settings
  const direct = [...navigationLinks, ...footer.flatMap(({ entries }) => entries), ...legal]
    .filter(({ link }) => /^(tel|mailto):/.test(link.href))
    .map(({ uid, label, link }) => ({ uid, type: 'secondary' as const, label, link }))
  const ways = [...new Map(direct.map((way) => [way.link.href, way])).values()]
  const href = pathInLanguage('contact', page) ?? '/contact/'
  if (href === page.path && ways.length > 0) return ways
  const label = page.messages.embed.formContact
  return [{ uid: 'contact', type: 'primary', label, link: toPage(href) }, ...ways]
}
