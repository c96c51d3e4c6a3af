import { type ReactNode, useState } from 'react'
import { Form, TextRow } from '../components/form.tsx'
import { translate } from '../messages/messages.ts'
import type { AuthResponse } from './auth-request.ts'

interface AuthFormProps<Body> {
  readonly title: string
  readonly action: string
  readonly hint?: string | undefined
  readonly children: ReactNode
  readonly others?: ReactNode
  /** Mail address for password managers, for forms without a field for it. */
  readonly account?: string | undefined
  /** Set if the page around the form has its own title. */
  readonly isPart?: boolean
  /** Message after success; the fields are cleared then. */
  readonly done?: string
  /** Called with the fields by name. */
  readonly onSend: (fields: Readonly<Record<string, string>>) => Promise<AuthResponse<Body>>
  readonly onSent: (body: Body) => unknown
}

/** A form with a title of its own, for pages that have no other content. */
export function AuthForm<Body>(props: AuthFormProps<Body>) {
  const { title, hint, account, done, onSend, onSent } = props
  const [message, setMessage] = useState('')
  const send = async (form: FormData) => {
    setMessage('')
    const texts = [...form].map(([name, value]) => [name, String(value)])
    const response = await onSend(Object.fromEntries(texts))
    if (!response.ok) return response.problem
    await onSent(response.body)
    return undefined
  }
  const confirm = (form: HTMLFormElement) => {
    if (done === undefined) return
    form.reset()
    setMessage(done)
  }
  const Title = props.isPart ? 'h2' : 'h1'
  return (
    <div className="auth-form">
      <Form label={title} submitLabel={props.action} onSubmit={send} onDone={confirm}>
        <Title>{title}</Title>
        {hint !== undefined && <p className="quiet">{hint}</p>}
        {account !== undefined && (
          <input type="email" autoComplete="username" value={account} readOnly hidden />
        )}
        {props.children}
      </Form>
      {done !== undefined && <p role="status">{message}</p>}
      {props.others}
    </div>
  )
}

export function EmailRow() {
  return (
    <TextRow
      label={translate('signIn.email')}
      name="email"
      type="email"
      autoComplete="username"
      required
    />
  )
}

export function PasswordRow({ label = translate('signIn.password'), name = 'password' }) {
  return (
    <TextRow label={label} name={name} type="password" autoComplete="current-password" required />
  )
}

export function NewPasswordRow({ name }: { readonly name: string }) {
  return (
    <TextRow
      label={translate('signIn.newPassword')}
      name={name}
      type="password"
      autoComplete="new-password"
      minLength={12}
      required
    />
  )
}

export function CodeRow({ label }: { readonly label: string }) {
  return <TextRow label={label} name="code" autoComplete="one-time-code" required />
}
