import { type ReactNode, useState } from 'react'
import { LANGUAGE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import { askAuth } from './ask-auth.ts'
import { AuthForm, AuthInput, PasswordInput } from './auth-form.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { SingleSignOn } from './single-sign-on.tsx'

export interface SignInProps {
  /** Called once the session is there. */
  readonly onSignedIn: () => void
  /** The name of a single sign-on issuer, such as the company's own. */
  readonly singleSignOn?: string | undefined
}

type Step = 'password' | 'code' | 'forgotten' | 'mailed'

/**
 * The sign-in form. It asks for the code of a second factor where there is one, and helps people who forgot
 * their password.
 */
export function SignIn({ onSignedIn, singleSignOn }: SignInProps) {
  const [link, setLink] = useState(oneTimeLink)
  const [step, setStep] = useState<Step>('password')
  if (link !== undefined) {
    const done = () => {
      // The token can be used once, so it is removed from the address and the history.
      history.replaceState(null, '', '/')
      setLink(undefined)
    }
    return <ChoosePassword {...link} onDone={done} />
  }
  const sendPassword = async (given: Readonly<Record<string, string>>) => {
    const answer = await askAuth('sign-in/email', given, {
      401: translate('signIn.wrongSignIn'),
      400: translate('signIn.wrongSignIn'),
    })
    if (!answer.ok) return answer.problem
    if (answer.said.second_factor === true) setStep('code')
    else onSignedIn()
    return undefined
  }
  const sendCode = async ({ code = '' }: Readonly<Record<string, string>>) => {
    const digits = code.replaceAll(/\s/g, '')
    const path = /^\d{6}$/.test(digits) ? 'verify-totp' : 'verify-backup-code'
    const answer = await askAuth(`two-factor/${path}`, { code: digits })
    if (!answer.ok) return answer.problem
    onSignedIn()
    return undefined
  }
  const sendForgotten = async (given: Readonly<Record<string, string>>) => {
    const answer = await askAuth('request-password-reset', { ...given, language: LANGUAGE })
    if (!answer.ok) return answer.problem
    setStep('mailed')
    return undefined
  }
  const others = (
    <>
      {singleSignOn === undefined ? null : <SingleSignOn label={singleSignOn} />}
      <button type="button" className="is-quiet" onClick={() => setStep('forgotten')}>
        {translate('signIn.forgottenLink')}
      </button>
    </>
  )
  const back = (
    <button type="button" className="is-quiet" onClick={() => setStep('password')}>
      {translate('signIn.back')}
    </button>
  )
  const forms: Readonly<Record<Step, ReactNode>> = {
    password: (
      <AuthForm
        title={translate('signIn.signIn')}
        action={translate('signIn.signIn')}
        onSend={sendPassword}
        others={others}
      >
        <AuthInput
          label={translate('signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
        />
        <PasswordInput />
      </AuthForm>
    ),
    code: (
      <AuthForm
        title={translate('signIn.yourCode')}
        action={translate('signIn.continue')}
        hint={translate('signIn.codeHint')}
        onSend={sendCode}
        others={back}
      >
        <AuthInput label={translate('signIn.code')} name="code" autoComplete="one-time-code" />
      </AuthForm>
    ),
    forgotten: (
      <AuthForm
        title={translate('signIn.forgotten')}
        action={translate('signIn.sendLink')}
        hint={translate('signIn.forgottenHint')}
        onSend={sendForgotten}
        others={back}
      >
        <AuthInput
          label={translate('signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
        />
      </AuthForm>
    ),
    mailed: (
      <div className="auth-form">
        <h1>{translate('signIn.mailedTitle')}</h1>
        <p role="status">{translate('signIn.mailed')}</p>
        {back}
      </div>
    ),
  }
  return <SignInPage key={step}>{forms[step]}</SignInPage>
}

/** The token of a one-time link that was printed, mailed or handed over, if one led here. */
function oneTimeLink() {
  const { pathname, searchParams } = new URL(location.href)
  const token = searchParams.get('token')
  const isFirstOwner = pathname === '/first-owner'
  if (token === null || !(isFirstOwner || pathname === '/reset-password')) return undefined
  return { token, isFirstOwner }
}
