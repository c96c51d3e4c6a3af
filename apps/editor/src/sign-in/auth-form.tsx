import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { translate } from '../messages/messages.ts'

export interface AuthFormProps {
  readonly title: string
  readonly action: string
  readonly hint?: string | undefined
  readonly children: ReactNode
  readonly others?: ReactNode
  /** Mail address for password managers, for forms without a field for it. */
  readonly account?: string
  /** Set if the page around the form has its own title. */
  readonly isPart?: boolean
  /** Message after success; the fields are cleared then. */
  readonly done?: string
  /** Called with the fields by name; resolves to the problem, or undefined on success. */
  readonly onSend: (fields: Readonly<Record<string, string>>) => Promise<string | undefined>
}

/** A form that sends once at a time, and shows problems below its button. */
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
  const [message, setMessage] = useState('')
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setSending(true)
    setProblem('')
    setMessage('')
    const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const failure = await onSend(Object.fromEntries(texts))
    setProblem(failure ?? '')
    if (failure === undefined && done !== '') {
      form.reset()
      setMessage(done)
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
      {done === '' ? null : <p role="status">{message}</p>}
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
