import { useRef } from 'react'
import { controlOf, FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useCaret } from './use-caret.ts'

/** One line of words. */
export function TextField({ definition, value, onChange, path }: FieldProps) {
  const words = wordsOf(value)
  const control = useRef<HTMLInputElement>(null)
  const note = useCaret(control, words)
  return (
    <FieldFrame definition={definition} path={path}>
      <input
        {...controlOf({ definition, path })}
        type="text"
        ref={control}
        value={words}
        onSelect={note}
        onChange={(event) => {
          note()
          onChange(event.currentTarget.value)
        }}
      />
    </FieldFrame>
  )
}

/** Several lines of words; the field is as high as they need. */
export function TextareaField({ definition, value, onChange, path }: FieldProps) {
  const words = wordsOf(value)
  const control = useRef<HTMLTextAreaElement>(null)
  const note = useCaret(control, words)
  return (
    <FieldFrame definition={definition} path={path}>
      <textarea
        {...controlOf({ definition, path })}
        rows={3}
        ref={control}
        value={words}
        onSelect={note}
        onChange={(event) => {
          note()
          onChange(event.currentTarget.value)
        }}
      />
    </FieldFrame>
  )
}

function wordsOf(value: FieldProps['value']): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
