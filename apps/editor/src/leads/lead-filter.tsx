import { useEffect, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import type { TreeColumns } from '../stories/story-tree.ts'
import { LEAD_STATES } from './lead.ts'
import './leads.css'
import { WORDS } from './words.ts'

export interface Filter {
  readonly search: string
  readonly form: string
  readonly state: string
  readonly from: string
  readonly to: string
}

export const NO_FILTER: Filter = { search: '', form: '', state: '', from: '', to: '' }

/** The filter as a query of the management API; what is empty is left out. */
export function queryOf(filter: Filter): string {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString()
}

interface LeadFilterProps {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

/** Which leads are wanted. */
export function LeadFilter({ filter, onChange }: LeadFilterProps) {
  const forms = useForms()
  const set = (name: keyof Filter) => (value: string) => onChange({ ...filter, [name]: value })
  return (
    <search className="view-filters">
      <input
        type="search"
        aria-label={WORDS.search}
        placeholder={WORDS.searchHint}
        value={filter.search}
        onChange={(event) => set('search')(event.currentTarget.value)}
      />
      <Choice
        label={WORDS.form}
        all={WORDS.allForms}
        value={filter.form}
        choices={forms}
        onChange={set('form')}
      />
      <Choice
        label={WORDS.state}
        all={WORDS.allStates}
        value={filter.state}
        choices={LEAD_STATES}
        onChange={set('state')}
      />
      <DayInput label={WORDS.from} value={filter.from} onChange={set('from')} />
      <DayInput label={WORDS.to} value={filter.to} onChange={set('to')} />
    </search>
  )
}

interface ControlProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function Choice(
  props: ControlProps & {
    readonly all: string
    readonly choices: readonly (readonly [string, string])[]
  },
) {
  const { label, all, value, choices, onChange } = props
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{all}</option>
      {choices.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
  )
}

function DayInput({ label, value, onChange }: ControlProps) {
  return (
    <label className="lead-day">
      {label}{' '}
      <input type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  )
}

/** The forms of the site: slug and name. Leads name their form by its slug. */
function useForms(): readonly (readonly [string, string])[] {
  const { ask } = useEditor()
  const [forms, setForms] = useState<readonly (readonly [string, string])[]>([])
  useEffect(() => {
    void ask<TreeColumns>('GET story_tree').then(({ status, body }) => {
      if (status !== 200) return
      const kind = body.types.indexOf('modules/form')
      const rows = [...body.id.keys()].filter((row) => kind !== -1 && body.type[row] === kind)
      setForms(rows.map((row) => [body.slug[row] ?? '', body.name[row] ?? '']))
    })
  }, [ask])
  return forms
}
