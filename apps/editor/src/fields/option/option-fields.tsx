import type { Choice } from '@prospectus/protocol/management/definition'
import { CheckboxRow, Options } from '../../components/form.tsx'
import { useAllRows } from '../../context/server-state.ts'
import { type Json, scalarText, textOf } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'
import { StorySearch } from '../../stories/story-search.tsx'
import { controlProps, FieldFrame } from '../field-frame.tsx'
import { type EditorField, type FieldProps, fieldId } from '../field-props.ts'
import { useReferencedStories } from '../referenced-stories.ts'

const NO_CHOICES: readonly Choice[] = []

/** Time for which a list of choices is not read again: blocks opened one after another often show the same list. */
const FRESH_MS = 60_000

interface Choices {
  readonly choices: readonly Choice[]
  /** Why the choices could not be loaded; '' without a failure. */
  readonly problem: string
}

function useChoices({ options, datasource_slug: slug }: EditorField): Choices {
  const { rows, problem } = useAllRows(
    'GET datasource_entries',
    { query: { datasource_slug: slug } },
    { freshMs: FRESH_MS, enabled: slug !== undefined },
  )
  return { choices: options ?? rows ?? NO_CHOICES, problem }
}

/** One of several values. An unknown stored value stays until another is selected. */
export function OptionField({ definition, value, onChange, path }: FieldProps) {
  const { choices, problem } = useChoices(definition)
  const storedValue = scalarText(value)
  const isKnown = storedValue === '' || choices.some((choice) => choice.value === storedValue)
  return (
    <FieldFrame definition={definition} path={path} problem={problem}>
      <select
        {...controlProps({ definition, path })}
        value={storedValue}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">–</option>
        {!isKnown && <option value={storedValue}>{storedValue}</option>}
        <Options choices={choices.map((choice) => [choice.value, choice.name])} />
      </select>
    </FieldFrame>
  )
}

/** Several values, in the order of selection. */
export function OptionsField(props: FieldProps) {
  return props.definition.source === 'internal_stories' ? (
    <StoryReferences {...props} />
  ) : (
    <ChoiceList {...props} />
  )
}

function ChoiceList({ definition, value, onChange, path }: FieldProps) {
  const { choices, problem } = useChoices(definition)
  const chosenValues = valuesIn(value)
  const unknownChoices = chosenValues
    .filter((chosenValue) => !choices.some((choice) => choice.value === chosenValue))
    .map((unknownValue) => ({ name: unknownValue, value: unknownValue }))
  return (
    <FieldFrame definition={definition} path={path} isGroup problem={problem}>
      <div className="field-choices">
        {[...choices, ...unknownChoices].map((choice) => (
          <CheckboxRow
            key={choice.value}
            label={choice.name}
            checked={chosenValues.includes(choice.value)}
            onChange={(isChecked) => {
              const others = chosenValues.filter((chosenValue) => chosenValue !== choice.value)
              onChange(isChecked ? [...chosenValues, choice.value] : others)
            }}
          />
        ))}
      </div>
    </FieldFrame>
  )
}

function StoryReferences({ definition, value, onChange, path }: FieldProps) {
  const uuids = valuesIn(value)
  const { storyOf, problem } = useReferencedStories(uuids)
  const nameOf = (uuid: string) => {
    const story = storyOf(uuid)
    if (story === null) return translate('fields.missingStory')
    return story?.name ?? (problem === '' ? translate('components.loading') : uuid)
  }
  const move = (uuid: string, index: number, newIndex: number) =>
    onChange(uuids.toSpliced(index, 1).toSpliced(newIndex, 0, uuid))
  return (
    <FieldFrame definition={definition} path={path} isGroup problem={problem}>
      <ol className="plain-list field-list">
        {uuids.map((uuid, index) => {
          const name = nameOf(uuid)
          return (
            <li key={uuid} className="field-item">
              <span className="field-item-name one-line">{name}</span>
              <button
                type="button"
                disabled={index === 0}
                onClick={() => move(uuid, index, index - 1)}
              >
                <span className="visually-hidden">{translate('fields.moveUp', { name })}</span>↑
              </button>
              <button
                type="button"
                disabled={index === uuids.length - 1}
                onClick={() => move(uuid, index, index + 1)}
              >
                <span className="visually-hidden">{translate('fields.moveDown', { name })}</span>↓
              </button>
              <button type="button" onClick={() => onChange(uuids.toSpliced(index, 1))}>
                <span className="visually-hidden">{translate('fields.removeOne', { name })}</span>×
              </button>
            </li>
          )
        })}
      </ol>
      <StorySearch
        id={fieldId(path)}
        label={translate('fields.addTo', { field: definition.display_name })}
        kinds={definition.filter_content_type}
        onSelect={({ uuid }) => {
          if (!uuids.includes(uuid)) onChange([...uuids, uuid])
        }}
      />
    </FieldFrame>
  )
}

/** Returns the values in a field; a single value counts as a list of one. */
function valuesIn(value: Json | undefined): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean)
}
