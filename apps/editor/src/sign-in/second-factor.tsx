import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { type ReactNode, useState } from 'react'
import { translate } from '../messages/messages.ts'
import { AuthForm, AuthInput, PasswordInput } from './auth-form.tsx'
import { sendAuthRequest } from './auth-request.ts'

export interface SecondFactorProps {
  /** The mail address of the account. */
  readonly account: string
  readonly isOn: boolean
  readonly onChanged: () => Promise<void>
}

interface Enrolment {
  readonly totp_uri: string
  readonly recovery_codes: readonly string[]
}

/** Sets up or turns off a second factor: the code of an authenticator app, required at every sign-in. */
export function SecondFactor({ account, isOn, onChanged }: SecondFactorProps) {
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
      <Part key="enrolment">
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
      </Part>
    )
  }
  if (!isOn) {
    return (
      <Part key="off">
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
      </Part>
    )
  }
  return (
    <Part key="on">
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
    </Part>
  )
}

function Part({ children }: { readonly children: ReactNode }) {
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
