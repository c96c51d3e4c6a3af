import type { HighlightedPart } from '@prospectus/catalogue/search/highlights'
import { searchHref } from '@prospectus/catalogue/search/search-query'
import { formatMessage } from '@prospectus/content/messages/format-message'
import type { BlockViewProps } from '../../rendering/block-view.ts'
import { viewWithData } from '../../rendering/block-view.ts'
import { elementId } from '../../rendering/element-id.ts'
import { usePage } from '../../rendering/page-view.ts'
import { useRenderScope } from '../../rendering/render-scope.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { EventDay } from '../../ui/event-day/event-day.tsx'
import { internalLinkTarget, Link } from '../../ui/link/link.tsx'
import { OnwardLinks } from '../../ui/onward-links/onward-links.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { SearchForm } from '../../ui/search-form/search-form.tsx'
import { loadSearch, type SearchData, type SearchResult } from './search-results.load.ts'

/** Site search results (SEARCH-1 to SEARCH-6). */
export const searchResultsView = viewWithData<'search-results', SearchData>(
  SearchResults,
  loadSearch,
  {
    titlesPage: true,
  },
)

function SearchResults({
  block,
  data,
  headingLevel,
}: BlockViewProps<'search-results', SearchData>) {
  const { path, lang, messages } = usePage()
  const { report, noteSearch } = useRenderScope()
  const { component, uid } = block
  for (const reason of data.failures) report({ component, uid, reason, isTransient: true })

  const { view, count, paging, results } = data
  const Heading = `h${headingLevel}` as const
  const partLevel = headingLevel === 1 ? 2 : 3
  const hasQuery = view.text !== ''
  // Tabs and further pages belong to the same search.
  const isNewSearch = view.type === undefined && view.page === 1
  if (hasQuery && isNewSearch && data.failures.length === 0) {
    noteSearch({ text: view.text, lang, resultCount: count })
  }
  return (
    <div className="container search-results-sheet">
      <div className="search-results-head">
        <Heading className="search-results-heading">
          {hasQuery
            ? formatMessage(messages.search.heading, { count, query: view.text }, messages.locale)
            : (block.heading ?? messages.search.prompt)}
        </Heading>
        <SearchForm id={elementId('search', block.uid)} query={view.text} />
      </div>
      {count > 0 && <Tabs data={data} path={path} />}
      {results.length === 0 && (
        <NoResults id={elementId('nothing', block.uid)} data={data} headingLevel={partLevel} />
      )}
      {results.length > 0 && (
        <div className="search-results-found">
          <div className="search-results-list">
            {results.map((result) => (
              <Result key={result.uuid} result={result} headingLevel={partLevel} />
            ))}
          </div>
          <Pagination
            paging={paging}
            hrefOf={(page) => searchHref(path, view, { page })}
            messages={messages.pagination}
          />
        </div>
      )}
    </div>
  )
}

/** Links to the results of each kind, with counts; the results keep their order there (SEARCH-1). */
function Tabs({ data, path }: { readonly data: SearchData; readonly path: string }) {
  const { search } = usePage().messages
  const { view, tabs } = data
  return (
    <nav className="search-results-tabs" aria-label={search.tabs}>
      <ul className="search-results-tab-list">
        {tabs.map(({ type, label, count }) => (
          <li key={type ?? 'all'}>
            <a
              className="search-results-tab"
              href={searchHref(path, view, { type })}
              aria-current={type === view.type ? 'true' : undefined}
            >
              {label} <span className="search-results-tab-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface NoResultsProps {
  readonly id: string
  readonly data: SearchData
  readonly headingLevel: 2 | 3
}

/** The notice of SEARCH-6, a similar query, and, if no tab has results, useful pages and the newest resources. */
function NoResults({ id, data, headingLevel }: NoResultsProps) {
  const { search } = usePage().messages
  const { view, count, suggestedPages, newest } = data
  return (
    <div className="search-results-nothing">
      {view.text !== '' && <NoResultsNotice data={data} />}
      {count === 0 && (
        <div className="search-results-onward">
          <OnwardLinks id={`${id}-onward`} headingLevel={headingLevel} pages={suggestedPages} />
          <OnwardLinks
            id={`${id}-newest`}
            headingLevel={headingLevel}
            heading={search.newest}
            pages={newest}
          />
        </div>
      )}
    </div>
  )
}

function NoResultsNotice({ data }: { readonly data: SearchData }) {
  const { path, messages } = usePage()
  const { view, count, nearest, suggestedPages } = data
  const [resources] = suggestedPages
  return (
    <EmptyState text={count === 0 ? messages.empty.none : messages.search.noneOfKind}>
      {count > 0 && (
        <p className="search-results-nearest">
          <a href={searchHref(path, view, { type: undefined })}>
            {formatMessage(messages.search.allKinds, { count }, messages.locale)}
          </a>
        </p>
      )}
      {nearest !== undefined && (
        <p className="search-results-nearest">
          <a href={searchHref(path, view, { text: nearest.text, type: undefined })}>
            {formatMessage(
              messages.search.nearest,
              { query: nearest.text, count: nearest.count },
              messages.locale,
            )}
          </a>
        </p>
      )}
      {nearest === undefined && count === 0 && (
        <p className="search-results-advice">{messages.search.advice}</p>
      )}
      {nearest === undefined && count === 0 && resources !== undefined && (
        <ButtonLink link={internalLinkTarget(resources.path)} type="primary">
          {messages.search.browse}
        </ButtonLink>
      )}
    </EmptyState>
  )
}

interface ResultProps {
  readonly result: SearchResult
  readonly headingLevel: 2 | 3
}

function Result({ result, headingLevel }: ResultProps) {
  const Heading = `h${headingLevel}` as const
  const { messages, today } = usePage()
  const { event, day, dayText } = result
  return (
    <article className="search-results-item">
      <p className="search-results-meta small-label">
        {result.kind && <span className="search-results-kind">{result.kind}</span>}
        {event === undefined ? (
          <time dateTime={day} hidden={!result.showsDay}>
            {dayText}
          </time>
        ) : (
          <EventDay event={event} announcement={result} today={today} messages={messages.cards} />
        )}
      </p>
      <div className="search-results-words">
        <Heading className="search-results-name">
          <Link link={result.link}>
            <Highlighted parts={result.name} />
          </Link>
        </Heading>
        {result.snippet.length > 0 && (
          <p className="search-results-snippet">
            <Highlighted parts={result.snippet} />
          </p>
        )}
        {result.themes.length > 0 && (
          <p className="search-results-themes">{result.themes.join(', ')}</p>
        )}
      </div>
    </article>
  )
}

/** Text with marked matches; never interpreted as HTML (SEARCH-5). */
function Highlighted({ parts }: { readonly parts: readonly HighlightedPart[] }) {
  return parts.map(({ text, isHighlighted }, index) =>
    isHighlighted ? <mark key={index}>{text}</mark> : text,
  )
}
