import { placeOf } from '@prospectus/content/schema/links/language-folder'
import { usePage } from '../../rendering/page-view.ts'
import { Icon } from '../icon/icon.tsx'
import { pathInLanguage } from '../link/languages.ts'

interface SearchFormProps {
  /** Unique on the page: the field's id begins with it. */
  readonly id: string
  readonly query?: string
  /** Tells it from another search form on the page: the name of its landmark, and the label of its field. */
  readonly name?: string
  readonly label?: string
  /** Takes the focus when the popover it stands in opens. */
  readonly autoFocus?: boolean
}

/**
 * The site search as a plain GET form (SEARCH-1, ROUTE-3). Its field becomes a combobox when somebody
 * turns to it (`search-form.enhance.ts`); what that suggests is in the language of the search page.
 */
export function SearchForm({ id, query = '', name, label, autoFocus }: SearchFormProps) {
  const page = usePage()
  const { search } = page.messages
  const field = `${id}-q`
  const action = pathInLanguage('search', page) ?? '/search'
  return (
    <search aria-label={name}>
      <form
        className="search-form"
        method="get"
        action={action}
        data-enhance="search-form"
        data-when="interaction"
        data-lang={placeOf(action, page.snapshot.languages).lang}
        data-label={search.suggestions}
      >
        <label className="search-form-label" htmlFor={field}>
          {label ?? search.label}
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
            // biome-ignore lint/a11y/noAutofocus: opening the box is asking for its field
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
