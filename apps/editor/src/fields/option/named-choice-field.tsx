import { useState } from 'react'
import { Options } from '../../components/form.tsx'
import { useServerState } from '../../context/server-state.ts'
import { translate } from '../../messages/messages.ts'
import { controlProps, FieldFrame } from '../field-frame.tsx'
import { type FieldProps, fieldId } from '../field-props.ts'
import { readNamedChoices } from './named-choices.ts'

/** Value of the option for typing another name; `+` is no valid slug. */
const TYPED = '+'

/** Selects a form, a dataset or a data source by name. An unknown stored value stays until another is selected. */
export function NamedChoiceField({ definition, value, onChange, path, dependency }: FieldProps) {
  const from = definition.choices_from
  const dependencyName = typeof dependency === 'string' ? dependency : ''
  const { data: choices } = useServerState(
    from && ['stories', 'choices', from, dependencyName],
    async (read) => (from === undefined ? [] : await readNamedChoices(read, from, dependencyName)),
    { keepsPrevious: true },
  )
  const [isTyping, setTyping] = useState(false)
  const canType = from?.kind === 'stories' && from.canType === true
  const stored = typeof value === 'string' ? value : ''
  const isKnown = stored === '' || (choices?.some((choice) => choice.value === stored) ?? true)
  const isTyped = canType && (isTyping || !isKnown)
  return (
    <FieldFrame definition={definition} path={path}>
      <select
        {...controlProps({ definition, path })}
        value={isTyped ? TYPED : stored}
        onChange={({ currentTarget }) => {
          setTyping(currentTarget.value === TYPED)
          onChange(currentTarget.value === TYPED ? '' : currentTarget.value)
        }}
      >
        <option value="">{translate('option.none')}</option>
        {choices === undefined && stored !== '' && <option value={stored}>{stored}</option>}
        {!isKnown && !isTyped && (
          <option value={stored}>{translate('option.missing', { name: stored })}</option>
        )}
        <Options choices={choices?.map((choice) => [choice.value, choice.name]) ?? []} />
        {canType && <option value={TYPED}>{translate('option.type')}</option>}
      </select>
      {isTyped && (
        <input
          id={`${fieldId(path)}-typed`}
          type="text"
          aria-label={translate('option.typed', { field: definition.display_name })}
          value={stored}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
