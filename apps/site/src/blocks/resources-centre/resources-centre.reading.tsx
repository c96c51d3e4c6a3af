import type { Paging } from '@prospectus/content/index/resources/paging'
import { hasActiveFilter } from '@prospectus/content/index/resources/resource-query'
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
 * How many there are, where in them the page stands, and the way back to all of them. The focus comes
 * here when what had it is gone.
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
  readonly state: ResourcesState
  readonly paging: Paging
  readonly messages: ListMessages
}

/** What a change has come to, for those who do not see it; says nothing at load. */
export function Announcement({ state, paging, messages }: AnnouncementProps): ReactNode {
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
  // An element of its own for each change: a sentence that is said twice is heard twice.
  return (
    <p className="visually-hidden" aria-live="polite">
      {changes > 0 && <span key={changes}>{failed ? messages.refresh.failed : arrived()}</span>}
    </p>
  )
}

interface GaugeProps {
  readonly total: number
  readonly offset: number
  readonly shown: number
}

/** The whole list as a scale, the page on it as the needle: nothing the words do not say. Empty, it is bare. */
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
