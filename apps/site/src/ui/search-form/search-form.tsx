import { usePage } from '../../rendering/page-view.ts'
import { Icon } from '../icon/icon.tsx'
import { pathInLanguage } from './in-language.ts'

interface SearchFormProps {
  /** Unique on the page: the field's id begins with it. */
  readonly id: string
  readonly query?: string
}

/** The site search as a plain GET form (SEARCH-1, ROUTE-3). */
export function SearchForm({ id, query = '' }: SearchFormProps) {
  const page = usePage()
  const { search } = page.messages
  const field = `${id}-q`
  return (
    <search>
      <form
        className="search-form"
        method="get"
        action={pathInLanguage('search', page) ?? '/search'}
      >
        <label className="search-form-label" htmlFor={field}>
          {search.label}
        </label>
        <div className="search-form-row">
          <input
            className="search-form-field"
            id={field}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className="search-form-submit" type="submit">
            <Icon name="search" />
            {search.submit}
          </button>
        </div>
      </form>
    </search>
  )
}
