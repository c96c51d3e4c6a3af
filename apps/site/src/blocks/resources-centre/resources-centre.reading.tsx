import type { Paging } from '@prospectus/content/index/resources/paging'
import { hasActiveFilter, resourceHref } from '@prospectus/content/index/resources/resource-query'
import type { ListMessages } from '@prospectus/content/messages/list-messages'
import type { MouseEvent, ReactNode } from 'react'
import type { ResourceList } from './resources-centre.data.ts'
import type { ResourcesState } from './resources-centre.state.ts'

interface ReadingProps {
  readonly path: string
  readonly list: ResourceList
  readonly paging: Paging
  readonly filtered: boolean
  readonly messages: ListMessages
  readonly onClear: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * The number of results, the position of the page, and the link back to all results. Receives the focus when
 * the focused element is gone.
 */
export function Reading(props: ReadingProps): ReactNode {
  const { list, paging, messages } = props
  return (
    <div className="resources-centre-reading" tabIndex={-1}>
      <p className="resources-centre-count">{messages.resources.count(list.total)}</p>
      {(paging.pages > 1 || list.total === 0) && (
        <Gauge total={list.total} offset={paging.offset} shown={list.cards.length} />
      )}
      {paging.pages > 1 && (
        <p className="resources-centre-place">
          {messages.pagination.pageOf(paging.page, paging.pages)}
        </p>
      )}
      {props.filtered && (
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
  /** Of the page, without a query. */
  readonly path: string
  readonly state: ResourcesState
  readonly paging: Paging
  readonly messages: ListMessages
}

/**
 * Announces the result of a change to screen readers; silent at load. A list that could not be fetched is said to
 * everybody, with a link that loads the page with the filters that were chosen (RES-5).
 */
export function Announcement({ path, state, paging, messages }: AnnouncementProps): ReactNode {
  const { changes, failed, shown } = state
  const { list, filters } = shown
  const arrived = () => {
    if (list.total === 0) {
      return hasActiveFilter(filters) ? messages.empty.filtered : messages.empty.none
    }
    const count = messages.resources.count(list.total)
    const { page, pages } = paging
    return pages > 1 ? messages.refresh.arrived(count, page, pages) : count
  }
  // A new element for each change, so that an identical sentence is announced again.
  return (
    <>
      <p className={failed ? 'resources-centre-failed' : 'visually-hidden'} aria-live="polite">
        {changes > 0 && <span key={changes}>{failed ? messages.refresh.failed : arrived()}</span>}
      </p>
      {failed && (
        <p className="resources-centre-failed">
          <a href={resourceHref(path, failed, {})}>{messages.refresh.plain}</a>
        </p>
      )}
    </>
  )
}

interface GaugeProps {
  readonly total: number
  readonly offset: number
  readonly shown: number
}

/**
 * The whole list as a scale with the page as its needle; decoration, since the text says the same. Without
 * results it has no needle.
 */
function Gauge({ total, offset, shown }: GaugeProps): ReactNode {
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
