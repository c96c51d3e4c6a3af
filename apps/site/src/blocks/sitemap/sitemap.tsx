import type { SitemapItem, SitemapLists } from '@prospectus/content/index/sitemap/sitemap-page'
import type { ContentsItem } from '@prospectus/content/schema/rich-text/table-of-contents'
import type { ReactNode } from 'react'
import type { BlockViewProps } from '../../rendering/block-view.ts'
import { viewWithData } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { ContentsList } from '../../ui/contents-list/contents-list.tsx'
import { loadSitemap } from './sitemap.load.ts'

/** All pages as a flat list, like the outline of a work breakdown; folders open on a phone (MAP-1 to MAP-3). */
export const sitemapView = viewWithData<'sitemap', SitemapLists>(Sitemap, loadSitemap, {
  titlesPage: true,
})

/** Deeper lines are indented no further. */
const MAX_DEPTH = 5

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
  const starts = items.flatMap(({ depth }, index) => (depth === 0 || index === 0 ? [index] : []))
  const alone = starts.length === 1
  return (
    <ul className={className}>
      {starts.map((start, index) => {
        const [first, ...under] = items.slice(start, starts[index + 1])
        return first && <Line key={first.uuid} item={first} under={under} of={of} open={alone} />
      })}
    </ul>
  )
}

interface LineProps {
  readonly item: SitemapItem
  /** What lies under it, in one list however deep: on a phone it is folded. */
  readonly under?: readonly SitemapItem[]
  readonly of?: string | undefined
  /** Whether what lies under it shows on a phone too: folded, a list of one item would show nothing. */
  readonly open?: boolean
}

function Line({ item, under = [], of, open = false }: LineProps): ReactNode {
  const { uuid, name, path, depth } = item
  const { messages } = usePage()
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
      {under.length > 0 && (
        <details className="sitemap-fold" open={open}>
          <summary className="fold-sign">
            <span className="visually-hidden">{messages.sitemap.under(name)}</span>
          </summary>
          <ul className="sitemap-under">
            {under.map((below) => (
              <Line key={below.uuid} item={below} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
