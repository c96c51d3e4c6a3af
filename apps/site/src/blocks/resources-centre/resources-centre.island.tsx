import {
  type ListPaging,
  pagingOf,
  RESOURCE_PAGE_SIZE,
} from '@prospectus/catalogue/resources/paging'
import {
  type FilterChange,
  hasActiveFilter,
  type ResourceFilters,
  resourceHref,
} from '@prospectus/catalogue/resources/resource-query'
import { formatMessage } from '@prospectus/content/messages/format-message'
import { type ListMessages, listMessages } from '@prospectus/content/messages/list-messages'
import { type MouseEvent, useRef } from 'react'
import { ArticleCard } from '../../ui/article-card/article-card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { FilterForm } from '../../ui/filter-form/filter-form.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import type { ResourcesState } from './resources-centre.browse.ts'
import type { ResourceList, ResourcesData } from './resources-centre.list.ts'
import { useResources } from './resources-centre.live.ts'

export interface ResourcesProps {
  readonly data: ResourcesData
  readonly id: string
  readonly cardLevel: 2 | 3
  /** Token for the stories endpoint; without it, links and form work as plain HTML. */
  readonly token?: string | undefined
}

/**
 * Filters and list: rendered by the server for every address (RES-7), and updated without a page load (RES-1 to RES-6).
 */
export default function Resources({ data, id, cardLevel, token = '' }: ResourcesProps) {
  const [root, form] = [useRef<HTMLDivElement>(null), useRef<HTMLFormElement>(null)]
  const { state, handlers } = useResources({ data, token, root, form })
  const { path, filters: servedFilters } = data
  const { filters, list } = state.shown
  const messages = listMessages(data.lang)
  const paging = pagingOf(list.total, list.page, RESOURCE_PAGE_SIZE)
  const hrefOf = (page: number) => resourceHref(path, filters, { page })
  const isQuiet = state.changeCount === 0 && state.requested === filters
  const firstPictureIndex = list.cards.findIndex(({ image }) => image !== undefined)
  return (
    <div className="resources-centre-view" ref={root}>
      <FilterForm
        id={id}
        action={path}
        choices={data.choices}
        chosen={formValues(servedFilters)}
        retainedCategory={
          servedFilters.category === servedFilters.type ? undefined : servedFilters.category
        }
        messages={messages.resources}
        ref={form}
        onKeyDown={handlers.onKeyDown}
        onPointerDown={handlers.onPointerDown}
        onChange={handlers.onChange}
        onSubmit={handlers.onSubmit}
      />
      <ListStatus
        path={path}
        list={list}
        paging={paging}
        chosen={activeFilters(data, filters).map(({ label }) => label)}
        isFiltered={hasActiveFilter(filters)}
        messages={messages}
        onClear={handlers.onClear}
      />
      <Announcement path={path} state={state} paging={paging} messages={messages} />
      <div className={`resources-centre-results${state.isLoading ? ' resources-centre-busy' : ''}`}>
        {state.isLoading && <Spinner isQuiet={isQuiet} label={messages.refresh.loading} />}
        {list.cards.length === 0 ? (
          <NoResources
            data={data}
            filters={filters}
            messages={messages}
            onClear={handlers.onClear}
          />
        ) : (
          <div className="resources-centre-list">
            {list.cards.map((card, index) => (
              <ArticleCard
                key={card.uuid}
                card={card}
                headingLevel={cardLevel}
                today={data.today}
                messages={messages.cards}
                hasPriority={index === firstPictureIndex}
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
        onPrefetch={(page) => {
          if (page === paging.next) handlers.onPrefetch(hrefOf(page))
        }}
      />
    </div>
  )
}

interface SpinnerProps {
  /** True at page load: the spinner is neither shown over the served list nor announced (RES-5). */
  readonly isQuiet: boolean
  readonly label: string
}

function Spinner({ isQuiet, label }: SpinnerProps) {
  const announcement = isQuiet ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label }
  return (
    <div className={isQuiet ? QUIET_CLASSES : LOADING_CLASS}>
      <div className="resources-centre-spinner" {...announcement} />
    </div>
  )
}

function formValues({ type = '', industry = '', theme = '', text }: ResourcesData['filters']) {
  return { type, industry, theme, q: text }
}

interface ListStatusProps {
  readonly path: string
  readonly list: ResourceList
  readonly paging: ListPaging
  /** Labels of the active filters. */
  readonly chosen: readonly string[]
  readonly isFiltered: boolean
  readonly messages: ListMessages
  readonly onClear: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Active filters, result count and position. Can be focused by script, for when the focused element is gone. */
function ListStatus(props: ListStatusProps) {
  const { list, paging, messages } = props
  return (
    <div className="resources-centre-status figures" tabIndex={-1}>
      <p className="resources-centre-chosen">{props.chosen.join(' · ')}</p>
      <p className="resources-centre-count">
        {formatMessage(messages.resources.count, { count: list.total }, messages.locale)}
      </p>
      {(paging.pageCount > 1 || list.total === 0) && (
        <Gauge total={list.total} offset={paging.offset} shownCount={list.cards.length} />
      )}
      {paging.pageCount > 1 && (
        <p className="resources-centre-page small-label">
          {formatMessage(
            messages.pagination.pageOf,
            { page: paging.page, pages: paging.pageCount },
            messages.locale,
          )}
        </p>
      )}
      {props.isFiltered && (
        <p className="resources-centre-clear">
          <a href={props.path} onClick={props.onClear}>
            {messages.resources.clear}
          </a>
        </p>
      )}
    </div>
  )
}

interface AnnouncementProps {
  /** Path of the page, without its query. */
  readonly path: string
  readonly state: ResourcesState
  readonly paging: ListPaging
  readonly messages: ListMessages
}

/**
 * Announces changes to screen readers, but not at load. A failure shows everyone a link to the filtered page (RES-5).
 */
function Announcement({ path, state, paging, messages }: AnnouncementProps) {
  const { changeCount, failedFilters, shown } = state
  const { list, filters } = shown
  const announcementText = () => {
    if (list.total === 0) {
      return hasActiveFilter(filters) ? messages.empty.filtered : messages.empty.none
    }
    const count = formatMessage(messages.resources.count, { count: list.total }, messages.locale)
    const { page, pageCount } = paging
    return pageCount > 1
      ? formatMessage(messages.refresh.arrived, { count, page, pages: pageCount }, messages.locale)
      : count
  }
  // A new element for each change, so that an identical sentence is announced again.
  return (
    <>
      <p
        className={failedFilters ? 'resources-centre-failed' : 'visually-hidden'}
        aria-live="polite"
      >
        {changeCount > 0 && (
          <span key={changeCount}>
            {failedFilters ? messages.refresh.failed : announcementText()}
          </span>
        )}
      </p>
      {failedFilters && (
        <p className="resources-centre-failed">
          <a href={resourceHref(path, failedFilters, {})}>{messages.refresh.plain}</a>
        </p>
      )}
    </>
  )
}

interface GaugeProps {
  readonly total: number
  readonly offset: number
  readonly shownCount: number
}

/** The page's position in the whole list; decorative. */
function Gauge({ total, offset, shownCount }: GaugeProps) {
  const width = Math.max(1.5, (shownCount / total) * 100)
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
      {total > 0 && (
        <rect
          className="resources-centre-needle"
          x={x.toFixed(2)}
          y="3"
          width={width.toFixed(2)}
          height="7"
        />
      )}
    </svg>
  )
}

interface NoResourcesProps {
  readonly data: Pick<ResourcesData, 'path' | 'choices'>
  readonly filters: ResourceFilters
  readonly messages: ListMessages
  readonly onClear: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The notice of RES-6, with links to remove each of several filters, and to all resources. */
function NoResources({ data, filters, messages, onClear }: NoResourcesProps) {
  const { path } = data
  const { empty, locale, resources } = messages
  const active = activeFilters(data, filters)
  const isFiltered = hasActiveFilter(filters)
  return (
    <div className="resources-centre-empty">
      <EmptyState text={isFiltered ? empty.filtered : empty.none}>
        {active.length > 1 && (
          <ul className="resources-centre-without">
            {active.map(({ label, removal }) => (
              <li key={label}>
                <a href={resourceHref(path, filters, removal)}>
                  {formatMessage(resources.without, { filter: label }, locale)}
                </a>
              </li>
            ))}
          </ul>
        )}
        {isFiltered && (
          <a className="button button-primary" href={path} onClick={onClear}>
            <span className="button-label">{resources.showAll}</span>
          </a>
        )}
      </EmptyState>
    </div>
  )
}

interface ActiveFilter {
  readonly label: string
  /** The change that removes the filter. */
  readonly removal: FilterChange
}

function activeFilters(
  { choices }: Pick<ResourcesData, 'choices'>,
  { type, industry, theme, text }: ResourceFilters,
): readonly ActiveFilter[] {
  const chosenLabel = (key: keyof typeof choices, chosen: string | undefined) =>
    choices[key].find(({ value }) => value === chosen)?.label
  return [
    { label: chosenLabel('type', type), removal: { type: undefined } },
    { label: chosenLabel('industry', industry), removal: { industry: undefined } },
    { label: chosenLabel('theme', theme), removal: { theme: undefined } },
    { label: text === '' ? undefined : text, removal: { text: '' } },
  ].flatMap(({ label, removal }) => (label === undefined ? [] : [{ label, removal }]))
}

const LOADING_CLASS = 'resources-centre-loading'
const QUIET_CLASSES = `${LOADING_CLASS} resources-centre-quiet`
