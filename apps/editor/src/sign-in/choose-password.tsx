import { translate } from '../messages/messages.ts'
import { askAuth } from './ask-auth.ts'
import { AuthForm, AuthInput } from './auth-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

export interface ChoosePasswordProps {
  /** The token of the one-time link that led here. */
  readonly token: string
  /** Whether the link is the one that the first start printed: it makes its holder the owner. */
  readonly isFirstOwner: boolean
  readonly onDone: () => void
}

/** The page that a one-time link leads to: for the first owner, an invitation, or a new password. */
export function ChoosePassword({ token, isFirstOwner, onDone }: ChoosePasswordProps) {
  const send = async ({ email, password }: Readonly<Record<string, string>>) => {
    const problems = { 400: translate('signIn.linkUsed'), 422: translate('signIn.passwordRefused') }
    const answer = isFirstOwner
      ? await askAuth('first-owner', { token, email, password })
      : await askAuth('reset-password', { token, newPassword: password }, problems)
    if (!answer.ok) return answer.problem
    onDone()
    return undefined
  }
  return (
    <SignInPage>
      <AuthForm
        title={isFirstOwner ? translate('signIn.becomeOwner') : translate('signIn.choosePassword')}
        action={isFirstOwner ? translate('signIn.becomeOwner') : translate('signIn.savePassword')}
        hint={translate('signIn.passwordHint')}
        onSend={send}
        {...(isFirstOwner ? {} : { account: '' })}
      >
        {isFirstOwner ? (
          <AuthInput
            label={translate('signIn.email')}
            name="email"
            type="email"
            autoComplete="username"
          />
        ) : null}
        <AuthInput
          label={translate('signIn.newPassword')}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={12}
        />
      </AuthForm>
    </SignInPage>
  )
}
