import { type ReactNode, useId } from 'react'

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
export function FieldRow({ label, help, children }: FieldRowProps) {
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

interface TextRowProps {
  readonly label: string
  readonly name: string
  readonly value?: string
  readonly type?: 'text' | 'email' | 'url' | 'password'
  readonly help?: ReactNode
  readonly required?: boolean
  readonly placeholder?: string
}

/** One line of text of a form. */
export function TextRow({ label, name, value, type = 'text', help, ...rest }: TextRowProps) {
  return (
    <FieldRow label={label} {...(help === undefined ? {} : { help })}>
      {(control) => (
        <input
          {...control}
          {...rest}
          name={name}
          type={type}
          defaultValue={value}
          autoComplete="off"
        />
      )}
    </FieldRow>
  )
}

interface SelectRowProps {
  readonly label: string
  readonly name: string
  readonly value?: string
  readonly choices: readonly (readonly [value: string, label: string])[]
  readonly help?: ReactNode
}

/** A choice of one among a few. */
export function SelectRow({ label, name, value, choices, help }: SelectRowProps) {
  return (
    <FieldRow label={label} {...(help === undefined ? {} : { help })}>
      {(control) => (
        <select {...control} name={name} defaultValue={value}>
          {choices.map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  )
}
