import { controlOf, FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'

/** One line of words. */
export function TextField({ definition, value, onChange, path }: FieldProps) {
  return (
    <FieldFrame definition={definition} path={path}>
      <input
        {...controlOf({ definition, path })}
        type="text"
        value={wordsOf(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}

/** Several lines of words; the field is as high as they need. */
export function TextareaField({ definition, value, onChange, path }: FieldProps) {
  return (
    <FieldFrame definition={definition} path={path}>
      <textarea
        {...controlOf({ definition, path })}
        rows={3}
        value={wordsOf(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}

function wordsOf(value: FieldProps['value']): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
