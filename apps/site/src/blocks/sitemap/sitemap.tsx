import {
  type SitemapItem,
  type SitemapLists,
  sitemapPage,
  sitemapSettingsOf,
} from '@prospectus/catalogue/sitemap/sitemap-page'
import { hasPage } from '@prospectus/content/reading/component'
import type { Sitemap as SitemapBlock } from '@prospectus/content/schema/blocks/sitemap'
import type { ContentsItem } from '@prospectus/content/schema/rich-text/table-of-contents'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { ContentsList } from '../../ui/contents-list/contents-list.tsx'

/** All pages as a flat, indented list (MAP-1 to MAP-3). */
export const sitemapView = viewWithData<'sitemap', SitemapLists>(Sitemap, loadSitemap, {
  titlesPage: true,
})

/** Levels that the style sheet indents. */
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

/** Top-level items with others below them, for the contents list (BLOCK-7). */
function foldersOf(pages: readonly SitemapItem[], of: string): readonly ContentsItem[] {
  return pages.flatMap(({ uuid, name, depth }, index) =>
    depth === 0 && (pages[index + 1]?.depth ?? 0) > 0
      ? [{ id: idOf(uuid, of), level: 2 as const, text: name }]
      : [],
  )
}

/** A page may have two lists. */
const idOf = (uuid: string, of: string) => `${of}-${uuid}`

interface LinesProps {
  readonly items: readonly SitemapItem[]
  readonly className: string
  /** The block whose contents list links to the lines. */
  readonly of?: string
}

function Lines({ items, className, of }: LinesProps) {
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

function Line({ item: { uuid, name, path, depth }, of }: LineProps) {
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

/** Pages in the page's language (MAP-1 to MAP-4, LANG-2). A link missing from the snapshot counts as a page. */
function loadSitemap(block: SitemapBlock, page: PageView): SitemapLists {
  const { snapshot, lang, settings, sitemapEntries } = page
  return sitemapPage(sitemapEntries ?? snapshot.tree, {
    lang,
    settings: sitemapSettingsOf(settings),
    featured: block.featured,
    isPage: ({ uuid }) => {
      const entry = snapshot.byUuid(uuid)
      return entry === undefined ? sitemapEntries !== undefined : hasPage(entry.component)
    },
  })
}
