import {
  type SitemapItem,
  type SitemapLists,
  sitemapPage,
  sitemapSettingsOf,
} from '@prospectus/catalogue/sitemap/sitemap-page'
import { hasPage } from '@prospectus/content/reading/story-kind'
import type { Sitemap as SitemapBlock } from '@prospectus/content/schema/blocks/sitemap'
import type { ContentsItem } from '@prospectus/content/schema/rich-text/table-of-contents'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { ContentsList } from '../../ui/contents-list/contents-list.tsx'

/** All pages as a flat, indented list (MAP-1 to MAP-3). */
export const sitemapView = viewWithData<'sitemap', SitemapLists>(Sitemap, loadSitemap, {
  titlesPage: true,
})

/** Number of levels that the style sheet indents. */
const MAX_DEPTH = 11

function Sitemap({ block, data, headingLevel }: BlockViewProps<'sitemap', SitemapLists>) {
  const { messages } = usePage()
  const Heading = `h${headingLevel}` as const
  const ListHeading = `h${headingLevel === 1 ? 2 : 3}` as const
  const pages = foldersFirst(data.pages)
  const hasFeatured = data.featured.length > 0
  return (
    <div className="sitemap-sheet container">
      <Heading className="sitemap-heading">{block.heading ?? messages.sitemap.heading}</Heading>
      {hasFeatured && (
        <div className="sitemap-beside">
          <ListHeading className="sitemap-list-heading">
            {block.featured_heading ?? messages.sitemap.featured}
          </ListHeading>
          <SitemapList items={data.featured} className="sitemap-list sitemap-featured" />
        </div>
      )}
      <ContentsList items={foldersOf(pages, block.uid)} />
      <div className="sitemap-lists">
        {hasFeatured && (
          <ListHeading className="sitemap-list-heading">{messages.sitemap.allPages}</ListHeading>
        )}
        <SitemapList items={pages} className="sitemap-list sitemap-pages" blockUid={block.uid} />
      </div>
    </div>
  )
}

/** The list in two parts, each in the editor's order: folders with their pages, then single pages. */
function foldersFirst(pages: readonly SitemapItem[]): readonly SitemapItem[] {
  const folders: SitemapItem[] = []
  const singles: SitemapItem[] = []
  pages.forEach((item, index) => {
    const isSingle = item.depth === 0 && (pages[index + 1]?.depth ?? 0) === 0
    ;(isSingle ? singles : folders).push(item)
  })
  return [...folders, ...singles]
}

/** Top-level items with others below them, for the contents list (BLOCK-7). */
function foldersOf(pages: readonly SitemapItem[], blockUid: string): readonly ContentsItem[] {
  return pages.flatMap(({ uuid, name, depth }, index) =>
    depth === 0 && (pages[index + 1]?.depth ?? 0) > 0
      ? [{ id: lineId(uuid, blockUid), level: 2 as const, text: name }]
      : [],
  )
}

/** Id of a line; the block's uid makes it unique on a page with two lists. */
const lineId = (uuid: string, blockUid: string) => `${blockUid}-${uuid}`

interface SitemapListProps {
  readonly items: readonly SitemapItem[]
  readonly className: string
  /** Gives top-level lines ids, for the contents list to link to. */
  readonly blockUid?: string
}

function SitemapList({ items, className, blockUid }: SitemapListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <SitemapLine key={item.uuid} item={item} blockUid={blockUid} />
      ))}
    </ul>
  )
}

interface SitemapLineProps {
  readonly item: SitemapItem
  readonly blockUid?: string | undefined
}

function SitemapLine({ item: { uuid, name, path, depth }, blockUid }: SitemapLineProps) {
  return (
    <li
      id={blockUid !== undefined && depth === 0 ? lineId(uuid, blockUid) : undefined}
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
 * Pages in the page's language (MAP-1 to MAP-4, LANG-2). In preview, an entry of `sitemapEntries` that the snapshot
 * lacks (an unpublished story) counts as a page.
 */
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
