import { useState } from 'react'
import { Options } from '../../components/form.tsx'
import { useServerState } from '../../context/server-state.ts'
import { textOf } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'
import { controlProps, FieldFrame } from '../field-frame.tsx'
import { type FieldProps, fieldId } from '../field-props.ts'
import { readNamedChoices } from './named-choices.ts'

/** Value of the option for typing another name; assumes that no choice has the value `+`. */
const TYPED_OPTION = '+'

/**
 * Selects a story, a data source or a part of a story by name. An unknown stored value stays until another is selected.
 */
export function NamedChoiceField({ definition, value, onChange, path, dependency }: FieldProps) {
  const choiceSource = definition.choices_from
  const dependencyName = textOf(dependency)
  const { data: choices, problem } = useServerState(
    choiceSource && ['stories', 'choices', choiceSource, dependencyName],
    async (read) =>
      choiceSource === undefined ? [] : await readNamedChoices(read, choiceSource, dependencyName),
    { keepsPrevious: true },
  )
  const [isTyping, setTyping] = useState(false)
  const canType = choiceSource?.kind === 'stories' && choiceSource.canType === true
  const storedValue = textOf(value)
  const isKnown =
    storedValue === '' || (choices?.some((choice) => choice.value === storedValue) ?? true)
  const isTyped = canType && (isTyping || !isKnown)
  return (
    <FieldFrame definition={definition} path={path} problem={problem}>
      <select
        {...controlProps({ definition, path })}
        value={isTyped ? TYPED_OPTION : storedValue}
        onChange={({ currentTarget }) => {
          setTyping(currentTarget.value === TYPED_OPTION)
          onChange(currentTarget.value === TYPED_OPTION ? '' : currentTarget.value)
        }}
      >
        <option value="">{translate('option.none')}</option>
        {choices === undefined && storedValue !== '' && (
          <option value={storedValue}>{storedValue}</option>
        )}
        {!isKnown && !isTyped && (
          <option value={storedValue}>{translate('option.missing', { name: storedValue })}</option>
        )}
        <Options choices={choices?.map((choice) => [choice.value, choice.name]) ?? []} />
        {canType && <option value={TYPED_OPTION}>{translate('option.type')}</option>}
      </select>
      {isTyped && (
        <input
          id={`${fieldId(path)}-typed`}
          type="text"
          aria-label={translate('option.typed', { field: definition.display_name })}
          value={storedValue}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
