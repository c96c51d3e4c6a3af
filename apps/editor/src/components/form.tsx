import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { CloseButton, Dialog } from './dialog.tsx'
import './forms.css'

interface FormProps {
  /** The words on the button that sends it. */
  readonly submit: string
  /** Answers with why it failed, or with nothing when it was done. */
  readonly onSubmit: (given: FormData) => Promise<string | undefined> | string | undefined
  /** Called once it was done. */
  readonly onDone?: (form: HTMLFormElement) => void
  /** Whether it cannot be undone. */
  readonly isDanger?: boolean
  /** Whether it is one line: its controls side by side, then its button. */
  readonly isLine?: boolean
  readonly isDisabled?: boolean
  readonly className?: string
  /** Buttons before the one that sends it. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Controls and a button that sends them, once at a time. What is wrong is said beside it. */
export function Form({
  submit,
  onSubmit,
  onDone,
  isDanger,
  isLine,
  isDisabled,
  ...rest
}: FormProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async (form: HTMLFormElement) => {
    setBusy(true)
    const found = (await onSubmit(new FormData(form))) ?? ''
    setBusy(false)
    setProblem(found)
    if (found === '') onDone?.(form)
  }
  const button = (
    <button
      type="submit"
      className={isDanger ? 'is-danger' : 'is-primary'}
      disabled={isBusy || isDisabled}
      aria-busy={isBusy}
    >
      {submit}
    </button>
  )
  return (
    <form
      className={`form ${isLine ? 'is-line' : ''} ${rest.className ?? ''}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      {rest.children}
      {isLine && button}
      <p role="alert">{problem}</p>
      {!isLine && (
        <div className="dialog-actions">
          {rest.actions}
          {button}
        </div>
      )}
    </form>
  )
}

interface FormDialogProps extends Omit<FormProps, 'isLine' | 'className'> {
  readonly title: string
  /** What stands above it where that is not its name. */
  readonly heading?: ReactNode
  readonly onClose: () => void
}

/**
 * Asks for what an action needs, or for a confirmation, and stays open until the action is done: it closes then,
 * unless told what comes instead.
 */
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

/** A text of what was filled in, without spaces around it. */
export function textIn(given: FormData, name: string): string {
  const value = given.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

interface FieldRowProps {
  readonly label: string
  readonly help?: ReactNode
  /** The control, given the attributes that tie it to its label and help. */
  readonly children: (control: {
    readonly id: string
    readonly 'aria-describedby'?: string
  }) => ReactNode
}

/** A control with its label above and its help below. */
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

/** A control that keeps what it is given itself, or is told by `onChange` what it holds. */
interface Controlled {
  readonly value?: string | number | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

function held({ value, onChange }: Controlled) {
  if (onChange === undefined) return { defaultValue: value }
  type Change = { readonly currentTarget: { readonly value: string } }
  return { value, onChange: ({ currentTarget }: Change) => onChange(currentTarget.value) }
}

type RowProps<Control extends 'input' | 'select'> = Controlled &
  Omit<ComponentProps<Control>, 'value' | 'onChange'> & {
    readonly label: string
    readonly help?: ReactNode
  }

/** One line of text of a form. */
export function TextRow({ label, help, value, onChange, ...rest }: RowProps<'input'>) {
  return (
    <FieldRow label={label} help={help}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...control}
          {...rest}
          {...held({ value, onChange })}
        />
      )}
    </FieldRow>
  )
}

interface SelectRowProps extends RowProps<'select'> {
  readonly choices: readonly (readonly [value: string | number, label: string])[]
}

/** A choice of one among a few; further ones may follow in groups. */
export function SelectRow(props: SelectRowProps) {
  const { label, help, value, onChange, choices, children, ...rest } = props
  return (
    <FieldRow label={label} help={help}>
      {(control) => (
        <select {...control} {...rest} {...held({ value, onChange })}>
          <Options choices={choices} />
          {children}
        </select>
      )}
    </FieldRow>
  )
}

export function Options({ choices }: Pick<SelectRowProps, 'choices'>) {
  return choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

interface TickRowProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string
  readonly onChange?: (isTicked: boolean) => void
}

/** Something that is so or not. */
export function TickRow({ label, onChange, ...rest }: TickRowProps) {
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
