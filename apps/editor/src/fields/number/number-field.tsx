import { controlOf, FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'

/** A number. It is stored as a text of digits, as all numbers in content are. */
export function NumberField({ definition, value, onChange, path }: FieldProps) {
  return (
    <FieldFrame definition={definition} path={path}>
      <input
        {...controlOf({ definition, path })}
        type="number"
        step="any"
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
