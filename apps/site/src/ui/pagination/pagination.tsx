import type { Paging } from '@prospectus/content/resources/paging'
import { usePage } from '../../rendering/page-view.ts'
import { Icon } from '../icon/icon.tsx'

interface PaginationProps {
  readonly paging: Paging
  /** Address of a page of the list, by number. */
  readonly hrefOf: (page: number) => string
}

/** Links to the pages of a list (RES-4); nothing when there is only one. */
export function Pagination({ paging, hrefOf }: PaginationProps) {
  const { pagination } = usePage().messages
  const { page, pages, previous, next, numbers } = paging
  if (pages < 2) return null
  return (
    <nav className="pagination" aria-label={pagination.label}>
      <ul className="pagination-list">
        {previous !== undefined && (
          <li>
            <a className="pagination-step pagination-back" href={hrefOf(previous)} rel="prev">
              <Icon name="arrow" />
              {pagination.previous}
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
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {next !== undefined && (
          <li>
            <a className="pagination-step" href={hrefOf(next)} rel="next">
              {pagination.next}
              <Icon name="arrow" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
