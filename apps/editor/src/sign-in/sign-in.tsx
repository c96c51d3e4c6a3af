import type { SessionState } from '@prospectus/protocol/management/auth'
import { type ReactNode, useState } from 'react'
import { LanguageChoice } from '../language/language-choice.tsx'
import { LANGUAGE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import { AuthForm, CodeRow, EmailRow, NewPasswordRow, PasswordRow } from './auth-form.tsx'
import { sendAuthRequest } from './auth-request.ts'
import './sign-in.css'

export interface SignInProps {
  /** The form is busy until it resolves. */
  readonly onSignedIn: () => unknown
  /** Name of the single sign-on provider; null if there is none. */
  readonly singleSignOn?: string | null | undefined
}

type Step = 'password' | 'code' | 'forgotten' | 'mailed'

export function SignIn({ onSignedIn, singleSignOn }: SignInProps) {
  const [oneTimeLink, setOneTimeLink] = useState(readOneTimeLink)
  const [step, setStep] = useState<Step>('password')
  if (oneTimeLink !== undefined) {
    const finish = () => {
      // The token is used up: remove it from the URL and the history.
      history.replaceState(null, '', '/')
      setOneTimeLink(undefined)
      // The first owner's link also signs them in.
      if (oneTimeLink.isFirstOwner) onSignedIn()
    }
    return <ChoosePassword {...oneTimeLink} onDone={finish} />
  }
  const footer = (
    <>
      {singleSignOn && <SingleSignOn label={singleSignOn} />}
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
        submitLabel={translate('signIn.signIn')}
        onSend={(fields) => sendAuthRequest('sign-in/email', fields, SIGN_IN_PROBLEMS)}
        onSent={({ second_factor }) => (second_factor ? setStep('code') : onSignedIn())}
        footer={footer}
      >
        <EmailRow />
        <PasswordRow />
      </AuthForm>
    ),
    code: (
      <AuthForm
        title={translate('signIn.yourCode')}
        submitLabel={translate('signIn.continue')}
        help={translate('signIn.codeHint')}
        onSend={sendCode}
        onSent={onSignedIn}
        footer={back}
      >
        <CodeRow label={translate('signIn.code')} />
      </AuthForm>
    ),
    forgotten: (
      <AuthForm
        title={translate('signIn.forgotten')}
        submitLabel={translate('signIn.sendLink')}
        help={translate('signIn.forgottenHint')}
        onSend={(fields) =>
          sendAuthRequest('request-password-reset', { ...fields, language: LANGUAGE })
        }
        onSent={() => setStep('mailed')}
        footer={back}
      >
        <EmailRow />
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

const SIGN_IN_PROBLEMS = {
  401: translate('signIn.wrongSignIn'),
  400: translate('signIn.wrongSignIn'),
}

/** Sends the code of an authenticator app, or a recovery code. */
function sendCode({ code = '' }: Readonly<Record<string, string>>) {
  const codeToSend = code.replaceAll(/\s/g, '')
  const path = /^\d{6}$/.test(codeToSend) ? 'verify-totp' : 'verify-backup-code'
  return sendAuthRequest(`two-factor/${path}`, { code: codeToSend })
}

/** Reads the token from the URL of the first owner's link or of a link for a new password; undefined for other URLs. */
function readOneTimeLink() {
  const { pathname, searchParams } = new URL(location.href)
  const token = searchParams.get('token')
  const isFirstOwner = pathname === '/first-owner'
  if (token === null || !(isFirstOwner || pathname === '/reset-password')) return undefined
  return { token, isFirstOwner }
}

/** Returns why single sign-on failed, from the URL that it redirected to; '' if it did not fail. */
function singleSignOnProblem(): string {
  if (location.pathname !== '/sign-on-failed') return ''
  const isOtherAccount = new URLSearchParams(location.search).get('reason') === 'other-account'
  return isOtherAccount ? translate('signIn.otherAccount') : translate('signIn.singleSignOnFailed')
}

function SingleSignOn({ label }: { readonly label: string }) {
  const [problem, setProblem] = useState(singleSignOnProblem)
  const start = async () => {
    setProblem('')
    const response = await sendAuthRequest('single-sign-on', {})
    if (response.ok) location.assign(response.body.url)
    else setProblem(response.problem)
  }
  return (
    <>
      <button type="button" onClick={() => void start()}>
        {translate('signIn.signInWith', { label })}
      </button>
      <p role="alert">{problem}</p>
    </>
  )
}

interface ChoosePasswordProps {
  readonly token: string
  /** True for the link printed at the first start; whoever uses it becomes the owner. */
  readonly isFirstOwner: boolean
  readonly onDone: () => void
}

function ChoosePassword({ token, isFirstOwner, onDone }: ChoosePasswordProps) {
  const send = ({ email, password }: Readonly<Record<string, string>>) =>
    isFirstOwner
      ? sendAuthRequest('first-owner', { token, email, password })
      : sendAuthRequest('reset-password', { token, newPassword: password }, LINK_PROBLEMS)
  return (
    <SignInPage>
      <AuthForm
        title={isFirstOwner ? translate('signIn.becomeOwner') : translate('signIn.choosePassword')}
        submitLabel={
          isFirstOwner ? translate('signIn.becomeOwner') : translate('signIn.savePassword')
        }
        help={translate('signIn.passwordHint')}
        onSend={send}
        onSent={onDone}
        accountEmail={isFirstOwner ? undefined : ''}
      >
        {isFirstOwner && <EmailRow />}
        <NewPasswordRow name="password" />
      </AuthForm>
    </SignInPage>
  )
}

const LINK_PROBLEMS = {
  400: translate('signIn.linkUsed'),
  422: translate('signIn.passwordRefused'),
}

function SignInPage({ children }: { readonly children: ReactNode }) {
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <p className="sign-in-name">Prospectus</p>
        {children}
        <LanguageChoice />
      </div>
    </main>
  )
}

/** Reads whether somebody is signed in, to avoid a first request that would fail; empty if the server cannot tell. */
export async function readSession(): Promise<Partial<SessionState>> {
  try {
    const response = await fetch('/auth/session')
    return response.ok ? await response.json() : {}
  } catch {
    return {}
  }
}
