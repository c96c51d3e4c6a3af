import { type FormEvent, type ReactNode, useId, useState } from 'react'

export interface AuthFormProps {
  readonly title: string
  /** On the button. */
  readonly action: string
  /** What is said before the fields. */
  readonly hint?: string | undefined
  readonly children: ReactNode
  /** Gets the fields by their names; answers with what is wrong, if anything is. */
  readonly onSend: (given: Readonly<Record<string, string>>) => Promise<string | undefined>
}

/** A form that is sent once at a time, and says beside its button what is wrong. */
export function AuthForm({ title, action, hint, children, onSend }: AuthFormProps) {
  const id = useId()
  const [fault, setFault] = useState('')
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setFault('')
    const given = new FormData(event.currentTarget)
    const texts = [...given].map(([name, value]) => [name, String(value)])
    setFault((await onSend(Object.fromEntries(texts))) ?? '')
    setSending(false)
  }
  return (
    <main className="sign-in">
      <form onSubmit={submit} aria-labelledby={`${id}-title`}>
        <h1 id={`${id}-title`}>{title}</h1>
        {hint === undefined ? null : <p>{hint}</p>}
        {children}
        <button type="submit" aria-disabled={isSending}>
          {action}
        </button>
        <p role="alert">{fault}</p>
      </form>
    </main>
  )
}

export interface AuthInputProps {
  readonly label: string
  readonly name: string
  readonly type?: 'email' | 'password' | 'text'
  readonly autoComplete: string
  readonly minLength?: number
}

export function AuthInput({ label, name, type = 'text', autoComplete, minLength }: AuthInputProps) {
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
        required
      />
    </>
  )
}
