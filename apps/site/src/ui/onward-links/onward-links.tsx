import type { Entry } from '@prospectus/catalogue/rows/entry'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { internalLinkTarget, Link } from '../link/link.tsx'

interface OnwardLinksProps {
  /** Id of the heading, unique on the page. */
  readonly id: string
  readonly headingLevel: 2 | 3
  readonly heading?: string
  readonly pages: readonly Pick<Entry, 'uuid' | 'name' | 'path' | 'lang'>[]
}

/** Links to other pages, for visitors who found nothing (ROUTE-3, SEARCH-6). */
export function OnwardLinks(props: OnwardLinksProps) {
  const { id, headingLevel, heading, pages } = props
  const page = usePage()
  const { notFound } = page.messages
  const Heading = `h${headingLevel}` as const
  if (pages.length === 0) return null
  return (
    <nav className="onward-links" aria-labelledby={id}>
      <Heading className="onward-links-heading small-label" id={id}>
        {heading ?? notFound.onward}
      </Heading>
      <ul className="onward-links-list">
        {pages.map((entry) => (
          <li key={entry.uuid}>
            <Link link={internalLinkTarget(entry.path)}>{nameOf(entry, page)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An untranslated page is named as in this language's menus (LANG-2). */
function nameOf(
  { name, path, lang }: OnwardLinksProps['pages'][number],
  page: Pick<PageView, 'lang' | 'settings'>,
): string {
  if (lang === page.lang) return name
  const { navigation, footer } = page.settings
  const entries = [...navigation, ...footer].flatMap((group) => group.entries)
  return entries.find(({ link }) => link.href === path)?.label ?? name
}
