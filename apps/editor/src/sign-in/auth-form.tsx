import { type ReactNode, useState } from 'react'
import { Form, TextRow } from '../components/form.tsx'
import { translate } from '../messages/messages.ts'
import type { AuthResult } from './auth-request.ts'

interface AuthFormProps<Body> {
  readonly title: string
  readonly submitLabel: string
  readonly help?: string | undefined
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** Email address for password managers, in a form without a field for it. */
  readonly accountEmail?: string | undefined
  /** True for a form that is a section of a page with its own title. */
  readonly isSection?: boolean
  /** Shown after success, when the fields are cleared. */
  readonly successMessage?: string
  /** Called with the fields by name. */
  readonly onSend: (fields: Readonly<Record<string, string>>) => Promise<AuthResult<Body>>
  /** Called after success; the form is busy until it resolves. */
  readonly onSent: (body: Body) => unknown
}

/** A form with a title, for signing in and for the account. */
export function AuthForm<Body>(props: AuthFormProps<Body>) {
  const { title, help, accountEmail, successMessage, onSend, onSent } = props
  const [message, setMessage] = useState('')
  const send = async (form: FormData) => {
    setMessage('')
    const fieldEntries = [...form].map(([name, value]) => [name, String(value)])
    const response = await onSend(Object.fromEntries(fieldEntries))
    if (!response.ok) return response.problem
    await onSent(response.body)
    return undefined
  }
  const confirm = (form: HTMLFormElement) => {
    if (successMessage === undefined) return
    form.reset()
    setMessage(successMessage)
  }
  const Title = props.isSection ? 'h2' : 'h1'
  return (
    <div className="auth-form">
      <Form label={title} submitLabel={props.submitLabel} onSubmit={send} onDone={confirm}>
        <Title>{title}</Title>
        {help !== undefined && <p className="quiet">{help}</p>}
        {accountEmail !== undefined && (
          <input type="email" autoComplete="username" value={accountEmail} readOnly hidden />
        )}
        {props.children}
      </Form>
      {successMessage !== undefined && <p role="status">{message}</p>}
      {props.footer}
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
