import { resourceHref } from '@prospectus/content/resources/resource-query'
import type { BlockViewProps } from '../../rendering/block-view.ts'
import { viewWithData } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { ArticleCard } from '../../ui/article-card/article-card.tsx'
import { FilterForm } from '../../ui/filter-form/filter-form.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'
import { loadResources, type ResourcesData } from './resources-centre.load.ts'

/** Every resource, filtered and paged by plain addresses (RES-0 to RES-8). */
export const resourcesCentreView = viewWithData<'resources-centre', ResourcesData>(
  ResourcesCentre,
  loadResources,
  { titlesPage: true },
)

function ResourcesCentre({
  block,
  data,
  headingLevel,
}: BlockViewProps<'resources-centre', ResourcesData>) {
  const { path, messages } = usePage()
  const { filters, choices, paging, cards } = data
  const Heading = `h${headingLevel}` as const
  const cardLevel = headingLevel === 1 ? 2 : 3
  const { type = '', industry = '', theme = '', text } = filters
  return (
    <div className="container resources-centre-sheet">
      <div className="resources-centre-head">
        <Heading className="resources-centre-heading">
          {block.heading ?? messages.resources.title}
        </Heading>
        <RichTextView content={block.description} size="short" />
      </div>
      <FilterForm
        id={block.uid}
        action={path}
        choices={choices}
        chosen={{ type, industry, theme, q: text }}
        keptCategory={filters.category === filters.type ? undefined : filters.category}
      />
      <Reading data={data} path={path} />
      {cards.length === 0 ? (
        <p className="resources-centre-empty">
          {data.filtered ? messages.empty.filtered : messages.empty.none}
        </p>
      ) : (
        <div className="resources-centre-list">
          {cards.map((card) => (
            <ArticleCard key={card.uuid} card={card} headingLevel={cardLevel} />
          ))}
        </div>
      )}
      <Pagination
        paging={paging}
        hrefOf={(number) => resourceHref(path, filters, { page: number })}
      />
    </div>
  )
}

/** How many there are, where in them the page stands, and the way back to all of them. */
function Reading({ data, path }: { readonly data: ResourcesData; readonly path: string }) {
  const { resources, pagination } = usePage().messages
  const { total, paging, filtered } = data
  return (
    <div className="resources-centre-reading">
      <p className="resources-centre-count">{resources.count(total)}</p>
      {paging.pages > 1 && (
        <>
          <Gauge total={total} offset={paging.offset} shown={data.cards.length} />
          <p className="resources-centre-place">{pagination.pageOf(paging.page, paging.pages)}</p>
        </>
      )}
      {filtered && (
        <p className="resources-centre-clear">
          <a href={path}>{resources.clear}</a>
        </p>
      )}
    </div>
  )
}

interface GaugeProps {
  readonly total: number
  readonly offset: number
  readonly shown: number
}

/** The whole list as a scale, the page on it as the needle. Says nothing that the words do not. */
function Gauge({ total, offset, shown }: GaugeProps) {
  const width = Math.max(1.5, (shown / total) * 100)
  const x = Math.min((offset / total) * 100, 100 - width)
  return (
    <svg
      className="resources-centre-gauge"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="resources-centre-scale" d="M0 9.5H100" />
      <rect
        className="resources-centre-needle"
        x={x.toFixed(2)}
        y="3"
        width={width.toFixed(2)}
        height="7"
      />
    </svg>
  )
}
