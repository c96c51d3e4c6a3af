import { controlOf, FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import { momentHere } from './moment-here.ts'

/** A moment in UTC, stored as `YYYY-MM-DD HH:mm`, and said in the editor's own zone. */
export function DatetimeField({ definition, value, onChange, path }: FieldProps) {
  const stored = typeof value === 'string' ? value : ''
  return (
    <FieldFrame definition={definition} path={path} note="UTC">
      <input
        {...controlOf({ definition, path })}
        type="datetime-local"
        value={stored.slice(0, 16).replace(' ', 'T')}
        onChange={(event) => onChange(event.currentTarget.value.slice(0, 16).replace('T', ' '))}
      />
      {stored !== '' && <p className="field-help">{momentHere(stored)}</p>}
    </FieldFrame>
  )
}
