import { jsonLdError } from '@prospectus/content/schema/stories/json-ld'
import { positionOfJsonError } from '@prospectus/content/seed/json-error'
import { useDeferredValue } from 'react'
import { textOf } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'
import { controlProps, FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'

/** A JSON-LD document, checked while it is typed by the same rule as on the site (BLOCK-8). */
export function JsonLdField({ definition, value, onChange, path }: FieldProps) {
  const code = textOf(value)
  const finding = checkJsonLd(useDeferredValue(code))
  const control = controlProps({ definition, path })
  const describedBy = [control['aria-describedby'], `${control.id}-finding`]
  return (
    <FieldFrame definition={definition} path={path}>
      <textarea
        {...control}
        className="json-ld"
        rows={8}
        spellCheck={false}
        aria-invalid={finding?.isError ? true : undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ')}
        value={code}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p
        id={`${control.id}-finding`}
        role="status"
        className={finding?.isError ? 'field-fault' : 'field-help'}
      >
        {finding?.text}
      </p>
    </FieldFrame>
  )
}

/** Message below the field; undefined for an empty document. */
export function checkJsonLd(code: string) {
  if (code.trim() === '') return undefined
  const error = jsonLdError(code)
  if (error === undefined) return { text: translate('jsonLd.good'), isError: false }
  if (error === 'no-type') return { text: translate('jsonLd.noType'), isError: true }
  const { line, column } = positionOfJsonError(code)
  return { text: translate('jsonLd.noJson', { line, column }), isError: true }
}
