import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { CloseButton, Dialog } from './dialog.tsx'
import './forms.css'

interface FormProps {
  /** Accessible name of a form outside a dialog. */
  readonly label?: string
  readonly submitLabel: string
  /** Resolves to the problem, or to '' or undefined on success. */
  readonly onSubmit: (form: FormData) => Promise<string | undefined> | string | undefined
  /** Called after success. */
  readonly onDone?: (form: HTMLFormElement) => void
  readonly isDanger?: boolean
  readonly isInline?: boolean
  readonly isDisabled?: boolean
  readonly className?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A form that cannot be sent again while a submission runs, and that shows problems beside its button. */
export function Form({
  label,
  submitLabel,
  onSubmit,
  onDone,
  isDanger,
  isInline,
  isDisabled,
  className = '',
  actions,
  children,
}: FormProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async (form: HTMLFormElement) => {
    setBusy(true)
    const failure = (await onSubmit(new FormData(form))) ?? ''
    setBusy(false)
    setProblem(failure)
    if (failure === '') onDone?.(form)
  }
  const button = (
    <button
      type="submit"
      className={isDanger ? 'is-danger' : 'is-primary'}
      disabled={isBusy || isDisabled}
      aria-busy={isBusy}
    >
      {submitLabel}
    </button>
  )
  return (
    <form
      aria-label={label}
      className={`form ${isInline ? 'is-line' : ''} ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      {children}
      {isInline && button}
      <p role="alert">{problem}</p>
      {!isInline && (
        <div className="dialog-actions">
          {actions}
          {button}
        </div>
      )}
    </form>
  )
}

interface FormDialogProps extends Omit<FormProps, 'label' | 'isInline' | 'className'> {
  readonly title: string
  readonly heading?: ReactNode
  readonly onClose: () => void
}

/** A form in a dialog. After success, the dialog closes; with `onDone`, only that is called. */
export function FormDialog({ title, heading = title, onClose, actions, ...form }: FormDialogProps) {
  return (
    <Dialog title={title} heading={heading} onClose={onClose}>
      <Form
        onDone={onClose}
        {...form}
        actions={
          <>
            {actions}
            <CloseButton />
          </>
        }
      />
    </Dialog>
  )
}

/** Returns a field's trimmed text; '' for a field that is missing. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

interface FieldRowProps {
  readonly label: string
  readonly help?: ReactNode
  /** Renders the control, with the attributes that link it to its label and help. */
  readonly children: (control: {
    readonly id: string
    readonly 'aria-describedby'?: string
  }) => ReactNode
}

function FieldRow({ label, help, children }: FieldRowProps) {
  const id = useId()
  const control = help === undefined ? { id } : { id, 'aria-describedby': `${id}-help` }
  return (
    <div className="form-row">
      <label htmlFor={id}>{label}</label>
      {children(control)}
      {help !== undefined && (
        <p id={`${id}-help`} className="quiet form-help">
          {help}
        </p>
      )}
    </div>
  )
}

/** Value of a control. Without `onChange`, `value` is only the initial one. */
interface ValueProps {
  readonly value?: string | number | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

function valueProps({ value, onChange }: ValueProps) {
  if (onChange === undefined) return { defaultValue: value }
  type Change = { readonly currentTarget: { readonly value: string } }
  return { value, onChange: ({ currentTarget }: Change) => onChange(currentTarget.value) }
}

type RowProps<Control extends 'input' | 'select'> = ValueProps &
  Omit<ComponentProps<Control>, 'value' | 'onChange'> & {
    readonly label: string
    readonly help?: ReactNode
  }

export function TextRow({ label, help, value, onChange, ...rest }: RowProps<'input'>) {
  return (
    <FieldRow label={label} help={help}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...control}
          {...rest}
          {...valueProps({ value, onChange })}
        />
      )}
    </FieldRow>
  )
}

interface SelectRowProps extends RowProps<'select'> {
  readonly choices: readonly (readonly [value: string | number, label: string])[]
}

/** A select with a visible label. Its children may add groups of options. */
export function SelectRow(props: SelectRowProps) {
  const { label, help, value, onChange, choices, children, ...rest } = props
  return (
    <FieldRow label={label} help={help}>
      {(control) => (
        <select {...control} {...rest} {...valueProps({ value, onChange })}>
          <Options choices={choices} />
          {children}
        </select>
      )}
    </FieldRow>
  )
}

interface SelectProps<Value extends string | number> {
  /** Accessible name. */
  readonly label: string
  readonly value: Value
  readonly choices: readonly (readonly [value: Value, label: string])[]
  readonly onChange: (value: Value) => void
}

/** A select without a visible label. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, value, choices, onChange } = props
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const choice = choices[currentTarget.selectedIndex]
        if (choice !== undefined) onChange(choice[0])
      }}
    >
      <Options choices={choices} />
    </select>
  )
}

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** Accessible name. */
  readonly label: string
  readonly onChange: (text: string) => void
}

export function SearchBox({ label, onChange, ...rest }: SearchBoxProps) {
  return (
    <input
      type="search"
      aria-label={label}
      {...rest}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

export function Options({ choices }: Pick<SelectRowProps, 'choices'>) {
  return choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string
  readonly onChange?: (isChecked: boolean) => void
}

export function CheckboxRow({ label, onChange, ...rest }: CheckboxRowProps) {
  return (
    <label className="form-switch">
      <input
        type="checkbox"
        {...rest}
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget.checked))}
      />
      {label}
    </label>
  )
}
