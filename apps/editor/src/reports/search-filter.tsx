import { WORDS } from './words.ts'

export interface SearchesWanted {
  readonly search: string
  readonly days: string
  /** `1` found something, `0` found nothing; empty for all. */
  readonly found: string
}

/** Which searches are listed. */
export function SearchFilter({
  onChange,
  ...wanted
}: SearchesWanted & { readonly onChange: (wanted: SearchesWanted) => void }) {
  return (
    <search className="view-filters">
      <input
        type="search"
        aria-label={WORDS.searchSearches}
        placeholder={WORDS.partOfSearch}
        value={wanted.search}
        onChange={({ currentTarget }) => onChange({ ...wanted, search: currentTarget.value })}
      />
      <select
        aria-label={WORDS.period}
        value={wanted.days}
        onChange={({ currentTarget }) => onChange({ ...wanted, days: currentTarget.value })}
      >
        {[7, 30, 90].map((days) => (
          <option key={days} value={days}>
            {WORDS.days(days)}
          </option>
        ))}
      </select>
      <select
        aria-label={WORDS.whichSearches}
        value={wanted.found}
        onChange={({ currentTarget }) => onChange({ ...wanted, found: currentTarget.value })}
      >
        <option value="">{WORDS.allSearches}</option>
        <option value="0">{WORDS.foundNothing}</option>
        <option value="1">{WORDS.foundSomething}</option>
      </select>
    </search>
  )
}
