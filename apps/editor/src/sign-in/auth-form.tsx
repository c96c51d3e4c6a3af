import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { translate } from '../messages/messages.ts'

export interface AuthFormProps {
  readonly title: string
  /** On the button. */
  readonly action: string
  /** Shown before the fields. */
  readonly hint?: string | undefined
  readonly children: ReactNode
  /** Other actions, after the button. */
  readonly others?: ReactNode
  /** Whose password is asked for, when no field says so: password managers look for it. */
  readonly account?: string
  /** Whether the form is a part of a page that has its own title. */
  readonly isPart?: boolean
  /** Shown once it was sent; the fields are empty again then. */
  readonly done?: string
  /** Called with the fields by name; answers with what is wrong, if anything is. */
  readonly onSend: (given: Readonly<Record<string, string>>) => Promise<string | undefined>
}

/** A form that cannot be sent twice at a time, and shows beside its button what is wrong. */
export function AuthForm(props: AuthFormProps) {
  const {
    title,
    action,
    hint,
    children,
    others,
    isPart = false,
    done = '',
    account,
    onSend,
  } = props
  const id = useId()
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setSending(true)
    setProblem('')
    setSaid('')
    const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const wrong = await onSend(Object.fromEntries(texts))
    setProblem(wrong ?? '')
    if (wrong === undefined && done !== '') {
      form.reset()
      setSaid(done)
    }
    setSending(false)
  }
  const Title = isPart ? 'h2' : 'h1'
  return (
    <form className="auth-form" onSubmit={submit} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{title}</Title>
      {hint === undefined ? null : <p className="quiet">{hint}</p>}
      {account === undefined ? null : (
        <input type="email" autoComplete="username" value={account} readOnly hidden />
      )}
      {children}
      <button type="submit" className="is-primary" aria-disabled={isSending}>
        {action}
      </button>
      <p role="alert">{problem}</p>
      {done === '' ? null : <p role="status">{said}</p>}
      {others}
    </form>
  )
}

export interface AuthInputProps {
  readonly label: string
  readonly name: string
  readonly type?: 'email' | 'password' | 'text'
  readonly autoComplete: string
  readonly minLength?: number
  /** Its first value. */
  readonly value?: string
}

export function AuthInput(props: AuthInputProps) {
  const { label, name, type = 'text', autoComplete, minLength, value } = props
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        minLength={minLength}
        defaultValue={value}
        required
      />
    </>
  )
}

/** The password that somebody has, as browsers and password managers know it. */
export function PasswordInput() {
  return (
    <AuthInput
      label={translate('signIn.password')}
      name="password"
      type="password"
      autoComplete="current-password"
    />
  )
}
