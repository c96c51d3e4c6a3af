import { useDeferredValue } from 'react'
import { controlOf, FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import { findingOf } from './findings.ts'
import './json-ld.css'

/** A JSON-LD document, and whether search engines will be given it (BLOCK-8). */
export function JsonLdField({ definition, value, onChange, path }: FieldProps) {
  const code = typeof value === 'string' ? value : ''
  const finding = findingOf(useDeferredValue(code))
  const control = controlOf({ definition, path })
  const described = [control['aria-describedby'], `${control.id}-finding`]
  return (
    <FieldFrame definition={definition} path={path}>
      <textarea
        {...control}
        className="json-ld"
        rows={8}
        spellCheck={false}
        aria-invalid={finding?.isFault ? true : undefined}
        aria-describedby={described.filter(Boolean).join(' ')}
        value={code}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p
        id={`${control.id}-finding`}
        role="status"
        className={finding?.isFault ? 'field-fault' : 'field-help'}
      >
        {finding?.words}
      </p>
    </FieldFrame>
  )
}
