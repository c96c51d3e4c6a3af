import './pieces.css'
import { WORDS } from './words.ts'

interface PagerProps {
  readonly page: number
  readonly perPage: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Buttons to page through a long list; nothing when all of it is shown. */
export function Pager({ page, perPage, total, onPage }: PagerProps) {
  const last = Math.ceil(total / perPage)
  if (last <= 1) return null
  return (
    <nav aria-label={WORDS.pages} className="pager">
      <button type="button" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {WORDS.previous}
      </button>
      <span className="quiet">
        {WORDS.range((page - 1) * perPage + 1, Math.min(page * perPage, total), total)}
      </span>
      <button type="button" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {WORDS.next}
      </button>
    </nav>
  )
}
