import { usePage } from '../../rendering/page-view.ts'

export interface FilterChoice {
  readonly value: string
  readonly label: string
}

export interface FilterFormProps {
  /** Unique on the page: the ids of the fields begin with it. */
  readonly id: string
  /** Path of the page that the form filters. */
  readonly action: string
  readonly choices: {
    readonly type: readonly FilterChoice[]
    readonly industry: readonly FilterChoice[]
    readonly theme: readonly FilterChoice[]
  }
  /** What is chosen now; empty for all. */
  readonly chosen: {
    readonly type: string
    readonly industry: string
    readonly theme: string
    readonly q: string
  }
  /** A category that is no resource type: it stays in the address (RES-3). */
  readonly keptCategory?: string | undefined
}

/** The filters of the resources centre as a plain GET form (RES-2, RES-7). */
export function FilterForm({ id, action, choices, chosen, keptCategory }: FilterFormProps) {
  const { resources } = usePage().messages
  return (
    <form className="filter-form" method="get" action={action}>
      {keptCategory && <input type="hidden" name="category" value={keptCategory} />}
      <Filter
        id={`${id}-type`}
        name="type"
        label={resources.resourceType}
        choices={choices.type}
        chosen={chosen.type}
      />
      <Filter
        id={`${id}-industry`}
        name="industry"
        label={resources.industry}
        choices={choices.industry}
        chosen={chosen.industry}
      />
      <Filter
        id={`${id}-theme`}
        name="theme"
        label={resources.theme}
        choices={choices.theme}
        chosen={chosen.theme}
      />
      <div className="filter-form-item filter-form-text">
        <label className="filter-form-label" htmlFor={`${id}-q`}>
          {resources.searchLabel}
        </label>
        <input
          className="filter-form-field"
          id={`${id}-q`}
          type="search"
          name="q"
          defaultValue={chosen.q}
          placeholder={resources.searchPlaceholder}
          autoComplete="off"
        />
      </div>
      <button className="filter-form-submit" type="submit">
        {resources.apply}
      </button>
    </form>
  )
}

interface FilterProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly choices: readonly FilterChoice[]
  readonly chosen: string
}

function Filter({ id, name, label, choices, chosen }: FilterProps) {
  const { all } = usePage().messages.resources
  return (
    <div className="filter-form-item">
      <label className="filter-form-label" htmlFor={id}>
        {label}
      </label>
      <select className="filter-form-field" id={id} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
