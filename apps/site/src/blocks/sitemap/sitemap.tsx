import {
  type SitemapItem,
  type SitemapLists,
  sitemapPage,
  sitemapSettingsOf,
} from '@prospectus/catalogue/sitemap/sitemap-page'
import { hasPage } from '@prospectus/content/reading/component'
import type { Sitemap as SitemapBlock } from '@prospectus/content/schema/blocks/sitemap'
import type { ContentsItem } from '@prospectus/content/schema/rich-text/table-of-contents'
import type { ReactNode } from 'react'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { ContentsList } from '../../ui/contents-list/contents-list.tsx'

/** All pages as a flat list, like the outline of a work breakdown (MAP-1 to MAP-3). */
export const sitemapView = viewWithData<'sitemap', SitemapLists>(Sitemap, loadSitemap, {
  titlesPage: true,
})

/** As many levels as the style sheet indents; the address of a page has hardly more segments. */
const MAX_DEPTH = 11

function Sitemap({ block, data, headingLevel }: BlockViewProps<'sitemap', SitemapLists>) {
  const { messages } = usePage()
  const Heading = `h${headingLevel}` as const
  const ListHeading = `h${headingLevel === 1 ? 2 : 3}` as const
  const apart = data.featured.length > 0
  return (
    <div className="sitemap-sheet container">
      <Heading className="sitemap-heading">{block.heading ?? messages.sitemap.heading}</Heading>
      <ContentsList items={foldersOf(data.pages, block.uid)} />
      <div className="sitemap-lists">
        {apart && (
          <>
            <ListHeading className="sitemap-list-heading">
              {block.featured_heading ?? messages.sitemap.featured}
            </ListHeading>
            <Lines items={data.featured} className="sitemap-list sitemap-featured" />
            <ListHeading className="sitemap-list-heading">{messages.sitemap.allPages}</ListHeading>
          </>
        )}
        <Lines items={data.pages} className="sitemap-list sitemap-pages" of={block.uid} />
      </div>
    </div>
  )
}

/** The outermost items that have others under them, for the list that leads to each (BLOCK-7). */
function foldersOf(pages: readonly SitemapItem[], of: string): readonly ContentsItem[] {
  return pages.flatMap(({ uuid, name, depth }, index) =>
    depth === 0 && (pages[index + 1]?.depth ?? 0) > 0
      ? [{ id: idOf(uuid, of), level: 2 as const, text: name }]
      : [],
  )
}

/** Two lists may stand on one page. */
const idOf = (uuid: string, of: string) => `${of}-${uuid}`

interface LinesProps {
  readonly items: readonly SitemapItem[]
  readonly className: string
  /** The block whose contents list leads to its lines. */
  readonly of?: string
}

function Lines({ items, className, of }: LinesProps): ReactNode {
  return (
    <ul className={className}>
      {items.map((item) => (
        <Line key={item.uuid} item={item} of={of} />
      ))}
    </ul>
  )
}

interface LineProps {
  readonly item: SitemapItem
  readonly of?: string | undefined
}

function Line({ item: { uuid, name, path, depth }, of }: LineProps): ReactNode {
  return (
    <li
      id={of !== undefined && depth === 0 ? idOf(uuid, of) : undefined}
      className={`sitemap-line sitemap-depth-${Math.min(depth, MAX_DEPTH)}`}
    >
      {path === undefined ? (
        <span className="sitemap-box">{name}</span>
      ) : (
        <a className="sitemap-link" href={path}>
          {name}
        </a>
      )}
    </li>
  )
}

/**
 * What the sitemap page lists (MAP-1 to MAP-4), in the page's own language (LANG-2). A link that the
 * snapshot does not hold yet counts as a page: nothing else is known of it.
 */
function loadSitemap(block: SitemapBlock, page: PageView): SitemapLists {
  const { snapshot, lang, settings, links } = page
  return sitemapPage(links ?? snapshot.tree, {
    lang,
    settings: sitemapSettingsOf(settings),
    featured: block.featured,
    isPage: ({ uuid }) => {
      const entry = snapshot.byUuid(uuid)
      return entry === undefined ? links !== undefined : hasPage(entry.component)
    },
  })
}
