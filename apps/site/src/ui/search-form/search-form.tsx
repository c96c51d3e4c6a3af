import { splitSlug } from '@prospectus/content/schema/links/language-folder'
import { usePage } from '../../rendering/page-view.ts'
import { Icon } from '../icon/icon.tsx'
import { pathInLanguage } from '../link/languages.ts'

interface SearchFormProps {
  /** Prefix of the field's id; unique on the page. */
  readonly id: string
  readonly query?: string
  /** Accessible name, to tell it from another search form on the page. */
  readonly name?: string
  readonly label?: string
  /** Focuses the field when its popover opens. */
  readonly autoFocus?: boolean
}

/** Site search as a plain GET form (SEARCH-1, ROUTE-3). Suggestions are in the search page's language. */
export function SearchForm({ id, query = '', name, label, autoFocus }: SearchFormProps) {
  const page = usePage()
  const { search } = page.messages
  const fieldId = `${id}-q`
  const action = pathInLanguage('search', page) ?? '/search'
  return (
    <search aria-label={name}>
      <form
        className="search-form"
        method="get"
        action={action}
        data-enhance="search-form"
        data-when="interaction"
        data-lang={splitSlug(action, page.snapshot.languages).lang}
        data-label={search.suggestions}
      >
        <label className="search-form-label small-label" htmlFor={fieldId}>
          {label ?? search.label}
        </label>
        <div className="search-form-row">
          <input
            className="search-form-field"
            id={fieldId}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={search.placeholder}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: opening the panel is a request for its field
            autoFocus={autoFocus}
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
