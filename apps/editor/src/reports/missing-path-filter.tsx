import { WORDS } from './words.ts'

interface Wanted {
  readonly search: string
  readonly isDismissed: boolean
}

/** Which of the addresses are listed. */
export function MissingPathFilter({
  onChange,
  ...wanted
}: Wanted & { readonly onChange: (wanted: Wanted) => void }) {
  return (
    <search className="view-filters">
      <input
        type="search"
        aria-label={WORDS.searchPaths}
        placeholder={WORDS.partOfAddress}
        value={wanted.search}
        onChange={({ currentTarget }) => onChange({ ...wanted, search: currentTarget.value })}
      />
      <select
        aria-label={WORDS.whichPaths}
        value={wanted.isDismissed ? 'dismissed' : ''}
        onChange={({ currentTarget }) =>
          onChange({ ...wanted, isDismissed: currentTarget.value === 'dismissed' })
        }
      >
        <option value="">{WORDS.openPaths}</option>
        <option value="dismissed">{WORDS.dismissedPaths}</option>
      </select>
    </search>
  )
}
