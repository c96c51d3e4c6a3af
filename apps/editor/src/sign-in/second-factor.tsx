import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { type ReactNode, useState } from 'react'
import { translate } from '../messages/messages.ts'
import { askAuth } from './ask-auth.ts'
import { AuthForm, AuthInput, PasswordInput } from './auth-form.tsx'

export interface SecondFactorProps {
  /** The mail address of the account. */
  readonly account: string
  readonly isOn: boolean
  readonly onChanged: () => Promise<void>
}

interface Prepared {
  readonly totp_uri: string
  readonly recovery_codes: readonly string[]
}

/** Sets up or turns off a second factor: a code of an authenticator app, asked for at every sign-in. */
export function SecondFactor({ account, isOn, onChanged }: SecondFactorProps) {
  const [prepared, setPrepared] = useState<Prepared>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const prepare = async (given: Readonly<Record<string, string>>) => {
    const answer = await askAuth<Prepared>('two-factor/enable', given, WRONG)
    if (!answer.ok) return answer.problem
    setPrepared(answer.said)
    return undefined
  }
  const verify = async ({ code = '' }: Readonly<Record<string, string>>) => {
    const answer = await askAuth('two-factor/verify-totp', { code: code.replaceAll(/\s/g, '') })
    if (!answer.ok) return answer.problem
    setCodes(prepared?.recovery_codes ?? [])
    setPrepared(undefined)
    await onChanged()
    return undefined
  }
  const renew = async (given: Readonly<Record<string, string>>) => {
    const answer = await askAuth<Prepared>('two-factor/generate-backup-codes', given, WRONG)
    if (!answer.ok) return answer.problem
    setCodes(answer.said.recovery_codes)
    return undefined
  }
  const turnOff = async (given: Readonly<Record<string, string>>) => {
    const answer = await askAuth('two-factor/disable', given, WRONG)
    if (!answer.ok) return answer.problem
    setCodes([])
    await onChanged()
    return undefined
  }
  const recovery = codes.length === 0 ? null : <RecoveryCodes codes={codes} />
  if (prepared !== undefined) {
    return (
      <Part key="prepared">
        <AuthForm
          title={translate('signIn.secondFactor')}
          action={translate('signIn.turnOn')}
          hint={translate('signIn.scan')}
          isPart
          onSend={verify}
        >
          <QrCode uri={prepared.totp_uri} />
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

const WRONG = { 400: translate('signIn.wrongPassword') }
