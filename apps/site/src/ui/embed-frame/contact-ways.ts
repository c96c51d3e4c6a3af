import type { PageView } from '../../rendering/page-view.ts'
import type { LinkListItem } from '../links/links.tsx'
import { entryInLanguage } from '../search-form/in-language.ts'

/**
 * How to get in touch when a form or tool cannot be reached (EMBED-3): the contact page in the page's
 * language, and whatever telephone numbers and mail addresses the site's navigation has.
 */
export function contactWays(page: PageView): readonly LinkListItem[] {
  const { navigationLinks, footer, legal } = page.settings
  const direct = [...navigationLinks, ...footer.flatMap(({ entries }) => entries), ...legal]
    .filter(({ link }) => /^(tel|mailto):/.test(link.href))
    .map(({ uid, label, link }) => ({ uid, type: 'secondary' as const, label, link }))
  const href = contactPath(page)
  return [
    {
      uid: 'contact',
      type: 'primary',
      label: page.messages.embed.formContact,
      link: { href, external: false, newTab: false, file: false },
    },
    ...new Map(direct.map((way) => [way.link.href, way])).values(),
  ]
}

function contactPath(page: PageView): string {
  const entry = entryInLanguage('contact', page)
  if (entry === undefined) return '/contact/'
  if (entry.lang === page.lang) return entry.path
  const translated = page.read(entry).alternates.find(({ lang }) => lang === page.lang)
  return translated?.path ?? entry.path
}
