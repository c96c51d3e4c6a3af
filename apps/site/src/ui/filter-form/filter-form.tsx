import type { ListMessages } from '@prospectus/content/messages/list-messages'
import { MAX_SEARCH_CHARACTERS } from '@prospectus/protocol/query/stories-query'
import type { ChangeEvent, KeyboardEvent, Ref, SubmitEvent } from 'react'

export interface FilterChoice {
  readonly value: string
  readonly label: string
}

const FILTERS = ['type', 'industry', 'theme'] as const

export interface FilterFormProps {
  /** Prefix of the fields' ids; unique on the page. */
  readonly id: string
  readonly action: string
  readonly choices: Readonly<Record<(typeof FILTERS)[number], readonly FilterChoice[]>>
  /** Selected values; '' for a filter that is not set. */
  readonly chosen: Readonly<Record<(typeof FILTERS)[number] | 'q', string>>
  /** A category that is not a resource type stays in the address (RES-3). */
  readonly retainedCategory?: string | undefined
  readonly messages: ListMessages['resources']
  readonly ref?: Ref<HTMLFormElement> | undefined
  /** Runs in the browser, on each choice and keystroke. */
  readonly onChange?: ((event: ChangeEvent<HTMLFormElement>) => void) | undefined
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLFormElement>) => void) | undefined
  readonly onPointerDown?: (() => void) | undefined
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
}

/**
 * The resources centre's filters as a GET form (RES-2, RES-7). Autocomplete is off, because the fields must match the
 * address.
 */
export function FilterForm(props: FilterFormProps) {
  const { id, choices, chosen, retainedCategory, messages } = props
  const { resourceType: type, industry, theme } = messages
  const labels = { type, industry, theme }
  return (
    <form
      className="filter-form"
      method="get"
      action={props.action}
      autoComplete="off"
      ref={props.ref}
      onChange={props.onChange}
      onKeyDown={props.onKeyDown}
      onPointerDown={props.onPointerDown}
      onSubmit={props.onSubmit}
    >
      {retainedCategory && <input type="hidden" name="category" value={retainedCategory} />}
      {FILTERS.map((name) => (
        <Filter
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={labels[name]}
          all={messages.all}
          choices={choices[name]}
          chosen={chosen[name]}
        />
      ))}
      <div className="filter-form-item filter-form-text">
        <label className="filter-form-label small-label" htmlFor={`${id}-q`}>
          {messages.searchLabel}
        </label>
        <input
          className="filter-form-field"
          id={`${id}-q`}
          type="search"
          name="q"
          defaultValue={chosen.q}
          placeholder={messages.searchPlaceholder}
          maxLength={MAX_SEARCH_CHARACTERS}
        />
      </div>
      <button className="filter-form-submit" type="submit">
        {messages.apply}
      </button>
    </form>
  )
}

interface FilterProps {
  readonly id: string
  readonly name: string
  readonly label: string
  /** Label of the option that filters nothing; undefined for a field that always has a value. */
  readonly all?: string
  readonly choices: readonly FilterChoice[]
  readonly chosen: string
}

/** A labelled `select`, styled as a field of the filter form. */
export function Filter({ id, name, label, all, choices, chosen }: FilterProps) {
  return (
    <div className="filter-form-item">
      <label className="filter-form-label small-label" htmlFor={id}>
        {label}
      </label>
      <select className="filter-form-field" id={id} name={name} defaultValue={chosen}>
        {all !== undefined && <option value="">{all}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
