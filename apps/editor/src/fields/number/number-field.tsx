import { controlOf, FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'

/** A number, stored as its digits, which is how numbers are stored in content. */
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
