import { pagingOf, RESOURCE_PAGE_SIZE } from '@prospectus/content/index/resources/paging'
import { hasActiveFilter, resourceHref } from '@prospectus/content/index/resources/resource-query'
import { listMessages } from '@prospectus/content/messages/list-messages'
import { type ReactNode, useRef } from 'react'
import { ArticleCard } from '../../ui/article-card/article-card.tsx'
import { FilterForm } from '../../ui/filter-form/filter-form.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import type { ResourcesData } from './resources-centre.data.ts'
import { Empty } from './resources-centre.empty.tsx'
import { useResources } from './resources-centre.live.ts'
import { Announcement, Reading } from './resources-centre.reading.tsx'

export interface ResourcesProps {
  readonly data: ResourcesData
  /** Unique on the page. */
  readonly id: string
  readonly cardLevel: 2 | 3
  /** Token for the stories endpoint; without it, links and form work as plain HTML. */
  readonly token?: string | undefined
}

/**
 * The filters, the list and its pages. The server renders them for every address (RES-7); in the browser they
 * react to the visitor without loading another page (RES-1 to RES-6).
 */
export default function Resources({ data, id, cardLevel, token = '' }: ResourcesProps): ReactNode {
  const [root, form] = [useRef<HTMLDivElement>(null), useRef<HTMLFormElement>(null)]
  const { state, handlers } = useResources({ data, token, root, form })
  const { path, filters: served } = data
  const { filters, list } = state.shown
  const messages = listMessages(data.lang)
  const paging = pagingOf(list.total, list.page, RESOURCE_PAGE_SIZE)
  const hrefOf = (page: number) => resourceHref(path, filters, { page })
  const isQuiet = state.changes === 0 && state.asked === filters
  const pictured = list.cards.findIndex(({ image }) => image !== undefined)
  return (
    <div className="resources-centre-view" ref={root}>
      <FilterForm
        id={id}
        action={path}
        choices={data.choices}
        chosen={formValues(served)}
        keptCategory={served.category === served.type ? undefined : served.category}
        messages={messages.resources}
        ref={form}
        onKeyDown={handlers.onKeyDown}
        onPointerDown={handlers.onPointerDown}
        onChange={handlers.onChange}
        onSubmit={handlers.onSubmit}
      />
      <Reading
        path={path}
        list={list}
        paging={paging}
        filtered={hasActiveFilter(filters)}
        messages={messages}
        onClear={handlers.onClear}
      />
      <Announcement path={path} state={state} paging={paging} messages={messages} />
      <div className={`resources-centre-results${state.loading ? ' resources-centre-busy' : ''}`}>
        {state.loading && <Spinner quiet={isQuiet} label={messages.refresh.loading} />}
        {list.cards.length === 0 ? (
          <Empty data={data} filters={filters} messages={messages} onClear={handlers.onClear} />
        ) : (
          <div className="resources-centre-list">
            {list.cards.map((card, index) => (
              <ArticleCard
                key={card.uuid}
                card={card}
                headingLevel={cardLevel}
                priority={index === pictured}
              />
            ))}
          </div>
        )}
      </div>
      <Pagination
        paging={paging}
        hrefOf={hrefOf}
        messages={messages.pagination}
        onFollow={handlers.onTurn}
        onAhead={(page) => {
          if (page === paging.next) handlers.onAhead(hrefOf(page))
        }}
      />
    </div>
  )
}

interface SpinnerProps {
  /** At load the list that the server sent is there already: nothing is shown over it, nor announced (RES-5). */
  readonly quiet: boolean
  readonly label: string
}

function Spinner({ quiet, label }: SpinnerProps): ReactNode {
  const spoken = quiet ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label }
  return (
    <div className={quiet ? QUIET : LOADING}>
      <div className="resources-centre-spinner" {...spoken} />
    </div>
  )
}

function formValues({ type = '', industry = '', theme = '', text }: ResourcesData['filters']) {
  return { type, industry, theme, q: text }
}

const LOADING = 'resources-centre-loading'
const QUIET = `${LOADING} resources-centre-quiet`
