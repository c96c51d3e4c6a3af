import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { CheckboxRow } from '../components/form.tsx'
import { scalarText, textOf } from '../document/json.ts'
import { LOCALE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import { controlProps, FieldFrame } from './field-frame.tsx'
import { type FieldProps, fieldId } from './field-props.ts'

export function TextField(props: FieldProps) {
  return (
    <FieldFrame definition={props.definition} path={props.path}>
      <input type="text" {...useTextControl<HTMLInputElement>(props)} />
    </FieldFrame>
  )
}

export function TextareaField(props: FieldProps) {
  return (
    <FieldFrame definition={props.definition} path={props.path}>
      <textarea rows={3} {...useTextControl<HTMLTextAreaElement>(props)} />
    </FieldFrame>
  )
}

function useTextControl<Control extends TextControl>(props: FieldProps) {
  const value = scalarText(props.value)
  const ref = useRef<Control>(null)
  const rememberCaret = useCaret(ref, value)
  const onChange = ({ currentTarget }: ChangeEvent<Control>) => {
    rememberCaret()
    props.onChange(currentTarget.value)
  }
  return { ...controlProps(props), ref, value, onSelect: rememberCaret, onChange }
}

/** A number, which content stores as a string. */
export function NumberField({ definition, value, onChange, path }: FieldProps) {
  return (
    <FieldFrame definition={definition} path={path}>
      <input
        {...controlProps({ definition, path })}
        type="number"
        step="any"
        value={scalarText(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}

export function BooleanField({ definition, value, onChange, path }: FieldProps) {
  const { display_name, description, default_value } = definition
  const isOn = value === true || value === 'true'
  const isOff = value === false || value === 'false'
  return (
    <div className="field" data-field={path.field}>
      <CheckboxRow
        {...controlProps({ definition, path })}
        label={display_name}
        checked={isOn || (!isOff && default_value === true)}
        onChange={onChange}
      />
      {description !== undefined && (
        <p id={`${fieldId(path)}-help`} className="field-help">
          {description}
        </p>
      )}
    </div>
  )
}

/** A date and time in UTC, stored as `YYYY-MM-DD HH:mm`, with the local time below it. */
export function DatetimeField({ definition, value, onChange, path }: FieldProps) {
  const storedValue = textOf(value)
  return (
    <FieldFrame definition={definition} path={path} note="UTC">
      <input
        {...controlProps({ definition, path })}
        type="datetime-local"
        value={storedValue.slice(0, 16).replace(' ', 'T')}
        onChange={(event) => onChange(event.currentTarget.value.slice(0, 16).replace('T', ' '))}
      />
      {storedValue !== '' && <p className="field-help">{formatLocalTime(storedValue)}</p>}
    </FieldFrame>
  )
}

/** Formats a stored UTC time in a zone (by default the browser's), with the zone's name; '' for an invalid time. */
export function formatLocalTime(stored: string, zone?: string): string {
  const time = new Date(`${stored.slice(0, 16).replace(' ', 'T')}Z`)
  if (Number.isNaN(time.getTime())) return ''
  const format = new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  })
  return translate('fields.momentIn', {
    moment: format.format(time),
    zone: format.resolvedOptions().timeZone.replaceAll('_', ' '),
  })
}

/** Placeholder for a field that this editor cannot edit. */
export function UnknownField({ definition, path }: FieldProps) {
  return (
    <FieldFrame definition={definition} path={path} isGroup>
      <p className="quiet">{translate('fields.unknownField')}</p>
    </FieldFrame>
  )
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Keeps the caret in place when a colleague's text arrives. Returns a function to call when the caret moves. */
function useCaret(control: RefObject<TextControl | null>, value: string): () => void {
  const lastCaret = useRef({ value, start: 0, end: 0 })
  const rememberCaret = () => {
    const element = control.current
    if (element === null) return
    const { selectionStart, selectionEnd } = element
    const { value } = element
    lastCaret.current = { value, start: selectionStart ?? 0, end: selectionEnd ?? 0 }
  }
  useLayoutEffect(() => {
    const { value: before, start, end } = lastCaret.current
    if (before === value) return
    lastCaret.current = {
      value,
      start: shiftOffset(before, value, start),
      end: shiftOffset(before, value, end),
    }
    if (document.activeElement !== control.current) return
    control.current?.setSelectionRange(lastCaret.current.start, lastCaret.current.end)
  }, [control, value])
  return rememberCaret
}

/** Adjusts an offset for text that was inserted or removed before it. */
export function shiftOffset(before: string, after: string, offset: number): number {
  const isSameStart = before.slice(0, offset) === after.slice(0, offset)
  return isSameStart
    ? offset
    : Math.max(0, Math.min(after.length, offset + after.length - before.length))
}
