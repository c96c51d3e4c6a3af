import { controlOf, FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useChoices } from './choices.ts'

/** One of several values. A stored value that is not among them is kept until another is chosen. */
export function OptionField({ definition, value, onChange, path }: FieldProps) {
  const choices = useChoices(definition)
  const stored = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const isKnown = stored === '' || choices.some((choice) => choice.value === stored)
  return (
    <FieldFrame definition={definition} path={path}>
      <select
        {...controlOf({ definition, path })}
        value={stored}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">–</option>
        {!isKnown && <option value={stored}>{stored}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
