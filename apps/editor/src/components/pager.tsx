import './components.css'
import { translate } from '../messages/messages.ts'

interface PagerProps {
  readonly page: number
  readonly perPage: number
  readonly total: number
  readonly onPage: (page: number) => void
}

export function Pager({ page, perPage, total, onPage }: PagerProps) {
  const lastPage = Math.ceil(total / perPage)
  if (lastPage <= 1) return null
  return (
    <nav aria-label={translate('components.pages')} className="pager">
      <button type="button" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {translate('components.previous')}
      </button>
      <span className="quiet">
        {translate('components.range', {
          from: (page - 1) * perPage + 1,
          to: Math.min(page * perPage, total),
          total,
        })}
      </span>
      <button type="button" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
        {translate('components.next')}
      </button>
    </nav>
  )
}
