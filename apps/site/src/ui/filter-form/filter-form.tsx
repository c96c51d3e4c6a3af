import type { ListMessages } from '@prospectus/content/messages/list-messages'
import { MAX_SEARCH_CHARACTERS } from '@prospectus/protocol/query/stories-query'
import type { ChangeEvent, KeyboardEvent, Ref, SubmitEvent } from 'react'

export interface FilterChoice {
  readonly value: string
  readonly label: string
}

export interface FilterFormProps {
  /** Prefix of the fields' ids; unique on the page. */
  readonly id: string
  readonly action: string
  readonly choices: {
    readonly type: readonly FilterChoice[]
    readonly industry: readonly FilterChoice[]
    readonly theme: readonly FilterChoice[]
  }
  /** Empty strings for all. */
  readonly chosen: {
    readonly type: string
    readonly industry: string
    readonly theme: string
    readonly q: string
  }
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

/** The resources centre's filters as a GET form (RES-2, RES-7). Autocomplete is off: it must match the address. */
export function FilterForm(props: FilterFormProps) {
  const { id, choices, chosen, retainedCategory, messages } = props
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
      <Filter
        id={`${id}-type`}
        name="type"
        label={messages.resourceType}
        all={messages.all}
        choices={choices.type}
        chosen={chosen.type}
      />
      <Filter
        id={`${id}-industry`}
        name="industry"
        label={messages.industry}
        all={messages.all}
        choices={choices.industry}
        chosen={chosen.industry}
      />
      <Filter
        id={`${id}-theme`}
        name="theme"
        label={messages.theme}
        all={messages.all}
        choices={choices.theme}
        chosen={chosen.theme}
      />
      <div className="filter-form-item filter-form-text">
        <label className="filter-form-label" htmlFor={`${id}-q`}>
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

/** A labelled list of choices in a form of this look. */
export function Filter({ id, name, label, all, choices, chosen }: FilterProps) {
  return (
    <div className="filter-form-item">
      <label className="filter-form-label" htmlFor={id}>
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
