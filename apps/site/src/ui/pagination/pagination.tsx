import type { ListPaging } from '@prospectus/catalogue/resources/paging'
import type { ListMessages } from '@prospectus/content/messages/list-messages'
import type { MouseEvent } from 'react'
import { Icon } from '../icon/icon.tsx'

interface PaginationProps {
  readonly paging: ListPaging
  readonly hrefOf: (page: number) => string
  readonly messages: ListMessages['pagination']
  /** Runs in the browser, on a click on a link. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Runs in the browser, when a link is hovered or focused. */
  readonly onPrefetch?: ((page: number) => void) | undefined
}

/** Page links of a list (RES-4); renders nothing for a single page. */
export function Pagination({ paging, hrefOf, messages, onFollow, onPrefetch }: PaginationProps) {
  const { page, pageCount, previous, next, numbers } = paging
  if (pageCount < 2) return null
  const linkTo = (target: number) => ({
    href: hrefOf(target),
    onClick: onFollow,
    onPointerEnter: onPrefetch && (() => onPrefetch(target)),
    onFocus: onPrefetch && (() => onPrefetch(target)),
  })
  return (
    <nav className="pagination" aria-label={messages.label}>
      <ul className="pagination-list figures">
        {previous !== undefined && (
          <li>
            <a className="pagination-step pagination-back" {...linkTo(previous)} rel="prev">
              <Icon name="arrow" />
              {messages.previous}
            </a>
          </li>
        )}
        {numbers.map((number, index) => (
          <li key={number === 'ellipsis' ? `after ${numbers[index - 1]}` : number}>
            {number === 'ellipsis' ? (
              <span className="pagination-gap">…</span>
            ) : (
              <a
                className="pagination-number"
                {...linkTo(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {next !== undefined && (
          <li>
            <a className="pagination-step" {...linkTo(next)} rel="next">
              {messages.next}
              <Icon name="arrow" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
