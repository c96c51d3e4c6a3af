import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { LanguageChoice } from '../language/language-choice.tsx'
import { translate } from '../messages/messages.ts'
import { AuthForm, AuthInput, PasswordInput } from './auth-form.tsx'
import { sendAuthRequest } from './auth-request.ts'
import type { OwnAccount } from './own-account.ts'
import { Sessions } from './sessions.tsx'
import './sign-in.css'
import './account.css'

export function Account() {
  const [account, setAccount] = useState<OwnAccount>()
  const [problem, setProblem] = useState('')
  const read = useCallback(async () => {
    const response = await sendAuthRequest<OwnAccount>('account', {})
    if (response.ok) setAccount(response.body)
    else setProblem(response.problem)
  }, [])
  useEffect(() => void read(), [read])
  if (account === undefined) {
    return (
      <p className="app-note" role={problem === '' ? undefined : 'alert'}>
        {problem || translate('signIn.opening')}
      </p>
    )
  }
  const { person, sessions } = account
  const sendName = async ({ name }: Readonly<Record<string, string>>) => {
    const response = await sendAuthRequest('account/name', { name })
    if (!response.ok) return response.problem
    await read()
    return undefined
  }
  return (
    <main className="account">
      <p>
        <a href="/">{translate('signIn.backToEditor')}</a>
      </p>
      <div>
        <h1>{translate('signIn.account')}</h1>
        <p className="quiet">
          {person.email}, {translate(`signIn.roles.${person.role}`)}
        </p>
      </div>
      <LanguageChoice />
      <AuthForm
        key={person.name}
        title={translate('signIn.name')}
        action={translate('signIn.saveName')}
        hint={translate('signIn.nameHint')}
        isPart
        onSend={sendName}
      >
        <AuthInput
          label={translate('signIn.yourName')}
          name="name"
          autoComplete="name"
          value={person.name}
        />
      </AuthForm>
      {account.password ? (
        <>
          <AuthForm
            title={translate('signIn.password')}
            action={translate('signIn.changePassword')}
            hint={translate('signIn.changeHint')}
            isPart
            done={translate('signIn.passwordChanged')}
            account={person.email}
            onSend={(fields) => sendPassword(fields, read)}
          >
            <AuthInput
              label={translate('signIn.currentPassword')}
              name="currentPassword"
              type="password"
              autoComplete="current-password"
            />
            <AuthInput
              label={translate('signIn.newPassword')}
              name="newPassword"
              type="password"
              autoComplete="new-password"
              minLength={12}
            />
          </AuthForm>
          <SecondFactor account={person.email} isOn={account.second_factor} onChanged={read} />
        </>
      ) : null}
      <Sessions sessions={sessions} onEnded={read} />
    </main>
  )
}

async function sendPassword(fields: Readonly<Record<string, string>>, read: () => Promise<void>) {
  const problems = {
    400: translate('signIn.currentWrong'),
    422: translate('signIn.passwordRefused'),
  }
  const response = await sendAuthRequest('change-password', fields, problems)
  if (!response.ok) return response.problem
  await read()
  return undefined
}

interface SecondFactorProps {
  readonly account: string
  readonly isOn: boolean
  readonly onChanged: () => Promise<void>
}

interface Enrolment {
  readonly totp_uri: string
  readonly recovery_codes: readonly string[]
}

/** Sets up or turns off a second factor: the code of an authenticator app, required at every sign-in. */
function SecondFactor({ account, isOn, onChanged }: SecondFactorProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const prepare = async (fields: Readonly<Record<string, string>>) => {
    const response = await sendAuthRequest<Enrolment>('two-factor/enable', fields, PROBLEMS)
    if (!response.ok) return response.problem
    setEnrolment(response.body)
    return undefined
  }
  const verify = async ({ code = '' }: Readonly<Record<string, string>>) => {
    const response = await sendAuthRequest('two-factor/verify-totp', {
      code: code.replaceAll(/\s/g, ''),
    })
    if (!response.ok) return response.problem
    setCodes(enrolment?.recovery_codes ?? [])
    setEnrolment(undefined)
    await onChanged()
    return undefined
  }
  const renew = async (fields: Readonly<Record<string, string>>) => {
    const response = await sendAuthRequest<Enrolment>(
      'two-factor/generate-backup-codes',
      fields,
      PROBLEMS,
    )
    if (!response.ok) return response.problem
    setCodes(response.body.recovery_codes)
    return undefined
  }
  const turnOff = async (fields: Readonly<Record<string, string>>) => {
    const response = await sendAuthRequest('two-factor/disable', fields, PROBLEMS)
    if (!response.ok) return response.problem
    setCodes([])
    await onChanged()
    return undefined
  }
  const recovery = codes.length === 0 ? null : <RecoveryCodes codes={codes} />
  if (enrolment !== undefined) {
    return (
      <FactorSection key="enrolment">
        <AuthForm
          title={translate('signIn.secondFactor')}
          action={translate('signIn.turnOn')}
          hint={translate('signIn.scan')}
          isPart
          onSend={verify}
        >
          <QrCode uri={enrolment.totp_uri} />
          <AuthInput
            label={translate('signIn.sixDigits')}
            name="code"
            autoComplete="one-time-code"
          />
        </AuthForm>
      </FactorSection>
    )
  }
  if (!isOn) {
    return (
      <FactorSection key="off">
        <AuthForm
          title={translate('signIn.secondFactor')}
          action={translate('signIn.setUp')}
          hint={translate('signIn.whatFor')}
          isPart
          account={account}
          onSend={prepare}
        >
          <PasswordInput />
        </AuthForm>
      </FactorSection>
    )
  }
  return (
    <FactorSection key="on">
      {recovery}
      <AuthForm
        title={translate('signIn.recovery')}
        action={translate('signIn.renewCodes')}
        hint={translate('signIn.renewHint')}
        isPart
        account={account}
        onSend={renew}
      >
        <PasswordInput />
      </AuthForm>
      <AuthForm
        title={translate('signIn.secondFactor')}
        action={translate('signIn.turnOff')}
        isPart
        account={account}
        onSend={turnOff}
      >
        <PasswordInput />
      </AuthForm>
    </FactorSection>
  )
}

function FactorSection({ children }: { readonly children: ReactNode }) {
  return <section aria-label={translate('signIn.secondFactor')}>{children}</section>
}

function QrCode({ uri }: { readonly uri: string }) {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <>
      <img
        className="account-qr"
        src={toSvgDataURL(generate(uri))}
        alt={translate('signIn.picture')}
      />
      <p>
        {translate('signIn.typeSecret')} <span className="account-secret">{secret}</span>
      </p>
    </>
  )
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div role="status">
      <p>{translate('signIn.keepCodes')}</p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}

const PROBLEMS = { 400: translate('signIn.wrongPassword') }
