import { useState } from 'react'
import { askAuth } from './ask-auth.ts'
import { AuthForm, AuthInput } from './auth-form.tsx'
import { ChoosePassword } from './choose-password.tsx'
import './sign-in.css'

export interface SignInProps {
  /** Called once the session is there. */
  readonly onSignedIn: () => void
}

type Step = 'password' | 'code' | 'forgotten' | 'mailed'

/** Asks who one is, for the code of a second factor where there is one, and helps those who forgot. */
export function SignIn({ onSignedIn }: SignInProps) {
  const [link, setLink] = useState(oneTimeLink)
  const [step, setStep] = useState<Step>('password')
  if (link !== undefined) {
    const done = () => {
      // The link is used up, and no longer stands in the address or the history.
      history.replaceState(null, '', '/')
      setLink(undefined)
    }
    return <ChoosePassword {...link} onDone={done} />
  }
  const sendPassword = async (given: Readonly<Record<string, string>>) => {
    const answer = await askAuth('sign-in/email', given, { 401: WRONG, 400: WRONG })
    if (!answer.ok) return answer.fault
    if (answer.said.second_factor === true) setStep('code')
    else onSignedIn()
    return undefined
  }
  const sendCode = async ({ code = '' }: Readonly<Record<string, string>>) => {
    const digits = code.replaceAll(/\s/g, '')
    const path = /^\d{6}$/.test(digits) ? 'verify-totp' : 'verify-backup-code'
    const answer = await askAuth(`two-factor/${path}`, { code: digits })
    if (!answer.ok) return answer.fault
    onSignedIn()
    return undefined
  }
  const sendForgotten = async (given: Readonly<Record<string, string>>) => {
    const answer = await askAuth('request-password-reset', given)
    if (!answer.ok) return answer.fault
    setStep('mailed')
    return undefined
  }
  switch (step) {
    case 'password':
      return (
        <AuthForm key={step} title="Sign in" action="Sign in" onSend={sendPassword}>
          <AuthInput label="Email" name="email" type="email" autoComplete="username" />
          <AuthInput
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
          />
          <button type="button" onClick={() => setStep('forgotten')}>
            Password forgotten?
          </button>
        </AuthForm>
      )
    case 'code':
      return (
        <AuthForm key={step} title="Your code" action="Continue" hint={CODE} onSend={sendCode}>
          <AuthInput label="Code" name="code" autoComplete="one-time-code" />
        </AuthForm>
      )
    case 'forgotten':
      return (
        <AuthForm key={step} title="Password forgotten" action="Send link" onSend={sendForgotten}>
          <AuthInput label="Email" name="email" type="email" autoComplete="username" />
        </AuthForm>
      )
    case 'mailed':
      return (
        <main className="sign-in">
          <p role="status">{MAILED}</p>
        </main>
      )
  }
}

/** A link that was printed, mailed or handed over leads here with its token. */
function oneTimeLink() {
  const { pathname, searchParams } = new URL(location.href)
  const token = searchParams.get('token')
  const isFirstOwner = pathname === '/first-owner'
  if (token === null || !(isFirstOwner || pathname === '/reset-password')) return undefined
  return { token, isFirstOwner }
}

const WRONG = 'Email and password do not fit together.'
const CODE = 'Type the six digits that your authenticator shows, or one of your recovery codes.'
const MAILED =
  'If somebody has this address, a mail is on its way to it. Where no mail is set up, an owner can give you a link.'
