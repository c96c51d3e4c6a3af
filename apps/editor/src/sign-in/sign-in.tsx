import { type FormEvent, useId, useState } from 'react'

export interface SignInProps {
  /** Called once the session is there. */
  readonly onSignedIn: () => void
}

/** Asks who one is; the session is a cookie that scripts do not see. */
export function SignIn({ onSignedIn }: SignInProps) {
  const id = useId()
  const [fault, setFault] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFault('')
    const given = Object.fromEntries(new FormData(event.currentTarget))
    const answer = await fetch('/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    }).catch(() => undefined)
    if (answer?.ok) return onSignedIn()
    setFault(
      answer === undefined
        ? 'The server cannot be reached. Try again in a moment.'
        : 'E-mail and password do not fit together.',
    )
  }
  return (
    <main>
      <form onSubmit={submit} aria-labelledby={`${id}-title`}>
        <h1 id={`${id}-title`}>Sign in</h1>
        <label htmlFor={`${id}-email`}>Email</label>
        <input id={`${id}-email`} name="email" type="email" autoComplete="username" required />
        <label htmlFor={`${id}-password`}>Password</label>
        <input
          id={`${id}-password`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <button type="submit">Sign in</button>
        <p role="alert">{fault}</p>
      </form>
    </main>
  )
}
