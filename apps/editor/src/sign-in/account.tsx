import { useCallback, useEffect, useState } from 'react'
import { LanguageChoice } from '../language/language-choice.tsx'
import { AuthForm, AuthInput } from './auth-form.tsx'
import { sendAuthRequest } from './auth-request.ts'
import type { OwnAccount } from './own-account.ts'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'
import './sign-in.css'
import './account.css'
import { translate } from '../messages/messages.ts'

/** The account of the signed-in person: name, password, second factor and sessions. */
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
