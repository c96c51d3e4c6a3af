import { useEffect, useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import { controlOf, FieldFrame } from '../field-frame.tsx'
import { type FieldProps, fieldId } from '../field-props.ts'
import { namedChoices } from './named-choices.ts'
import type { Choice } from './use-choices.ts'
import { WORDS } from './words.ts'

/** No slug has this in it. */
const TYPE = '+'

/** A text that is chosen: a form, a world, a data source. What is stored is kept until another is chosen. */
export function NamedChoiceField({ definition, value, onChange, path, beside }: FieldProps) {
  const choices = useNamedChoices(definition.choices_from, beside)
  const [isTyping, setTyping] = useState(false)
  const from = definition.choices_from
  const canType = from?.kind === 'stories' && from.canType === true
  const stored = typeof value === 'string' ? value : ''
  const isKnown = stored === '' || (choices?.some((choice) => choice.value === stored) ?? true)
  const isTyped = canType && (isTyping || !isKnown)
  return (
    <FieldFrame definition={definition} path={path}>
      <select
        {...controlOf({ definition, path })}
        value={isTyped ? TYPE : stored}
        onChange={({ currentTarget }) => {
          setTyping(currentTarget.value === TYPE)
          onChange(currentTarget.value === TYPE ? '' : currentTarget.value)
        }}
      >
        <option value="">{WORDS.none}</option>
        {choices === undefined && stored !== '' && <option value={stored}>{stored}</option>}
        {!isKnown && !isTyped && <option value={stored}>{WORDS.missing(stored)}</option>}
        {choices?.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
        {canType && <option value={TYPE}>{WORDS.type}</option>}
      </select>
      {isTyped && (
        <input
          id={`${fieldId(path)}-typed`}
          type="text"
          aria-label={WORDS.typed(definition.display_name)}
          value={stored}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}

/** Undefined until they are known. */
function useNamedChoices(
  from: FieldProps['definition']['choices_from'],
  beside: FieldProps['beside'],
): readonly Choice[] | undefined {
  const { ask } = useEditor()
  const [choices, setChoices] = useState<readonly Choice[]>()
  const named = typeof beside === 'string' ? beside : ''
  useEffect(() => {
    if (from === undefined) return
    let isGone = false
    void namedChoices(ask, from, named).then((found) => {
      if (!isGone) setChoices(found)
    })
    return () => {
      isGone = true
    }
  }, [ask, from, named])
  return choices
}
