import type { Enrolment, OwnAccount } from '@prospectus/protocol/management/auth'
import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { TextRow } from '../components/form.tsx'
import { LanguageChoice } from '../language/language-choice.tsx'
import { translate } from '../messages/messages.ts'
import { AuthForm, CodeRow, NewPasswordRow, PasswordRow } from './auth-form.tsx'
import { sendAuthRequest } from './auth-request.ts'
import { Sessions } from './sessions.tsx'
import './sign-in.css'

export function Account() {
  const [account, setAccount] = useState<OwnAccount>()
  const [problem, setProblem] = useState('')
  const load = useCallback(async () => {
    const response = await sendAuthRequest('account', {})
    setProblem(response.ok ? '' : response.problem)
    if (response.ok) setAccount(response.body)
  }, [])
  useEffect(() => void load(), [load])
  if (account === undefined) {
    return (
      <p className="app-note" role={problem === '' ? undefined : 'alert'}>
        {problem || translate('signIn.opening')}
      </p>
    )
  }
  const { person, sessions } = account
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
      {problem !== '' && (
        <p role="alert" className="notice is-fault">
          {problem}
        </p>
      )}
      <LanguageChoice />
      <AuthForm
        key={person.name}
        title={translate('signIn.name')}
        submitLabel={translate('signIn.saveName')}
        help={translate('signIn.nameHint')}
        isSection
        onSend={({ name }) => sendAuthRequest('account/name', { name })}
        onSent={load}
      >
        <TextRow
          label={translate('signIn.yourName')}
          name="name"
          autoComplete="name"
          value={person.name}
          required
        />
      </AuthForm>
      {account.password && (
        <>
          <AuthForm
            title={translate('signIn.password')}
            submitLabel={translate('signIn.changePassword')}
            help={translate('signIn.changeHint')}
            isSection
            successMessage={translate('signIn.passwordChanged')}
            accountEmail={person.email}
            onSend={(fields) => sendAuthRequest('change-password', fields, PASSWORD_PROBLEMS)}
            onSent={load}
          >
            <PasswordRow label={translate('signIn.currentPassword')} name="currentPassword" />
            <NewPasswordRow name="newPassword" />
          </AuthForm>
          <SecondFactor email={person.email} isOn={account.second_factor} onChanged={load} />
        </>
      )}
      <Sessions sessions={sessions} onEnded={load} />
    </main>
  )
}

const PASSWORD_PROBLEMS = {
  400: translate('signIn.currentWrong'),
  422: translate('signIn.passwordRefused'),
}

interface SecondFactorProps {
  readonly email: string
  readonly isOn: boolean
  readonly onChanged: () => Promise<void>
}

function SecondFactor({ email, isOn, onChanged }: SecondFactorProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const finish = (codesToShow: readonly string[]) => {
    setCodes(codesToShow)
    setEnrolment(undefined)
    return onChanged()
  }
  if (enrolment !== undefined) {
    return (
      <FactorSection key="enrolment">
        <AuthForm
          title={translate('signIn.secondFactor')}
          submitLabel={translate('signIn.turnOn')}
          help={translate('signIn.scan')}
          isSection
          onSend={({ code = '' }) =>
            sendAuthRequest('two-factor/verify-totp', { code: code.replaceAll(/\s/g, '') })
          }
          onSent={() => finish(enrolment.recovery_codes)}
        >
          <QrCode uri={enrolment.totp_uri} />
          <CodeRow label={translate('signIn.sixDigits')} />
        </AuthForm>
      </FactorSection>
    )
  }
  if (!isOn) {
    return (
      <FactorSection key="off">
        <AuthForm
          title={translate('signIn.secondFactor')}
          submitLabel={translate('signIn.setUp')}
          help={translate('signIn.whatFor')}
          isSection
          accountEmail={email}
          onSend={(fields) => sendAuthRequest('two-factor/enable', fields, FACTOR_PROBLEMS)}
          onSent={setEnrolment}
        >
          <PasswordRow />
        </AuthForm>
      </FactorSection>
    )
  }
  return (
    <FactorSection key="on">
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      <AuthForm
        title={translate('signIn.recovery')}
        submitLabel={translate('signIn.renewCodes')}
        help={translate('signIn.renewHint')}
        isSection
        accountEmail={email}
        onSend={(fields) =>
          sendAuthRequest('two-factor/generate-backup-codes', fields, FACTOR_PROBLEMS)
        }
        onSent={({ recovery_codes }) => setCodes(recovery_codes)}
      >
        <PasswordRow />
      </AuthForm>
      <AuthForm
        title={translate('signIn.secondFactor')}
        submitLabel={translate('signIn.turnOff')}
        isSection
        accountEmail={email}
        onSend={(fields) => sendAuthRequest('two-factor/disable', fields, FACTOR_PROBLEMS)}
        onSent={() => finish([])}
      >
        <PasswordRow />
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

const FACTOR_PROBLEMS = { 400: translate('signIn.wrongPassword') }
