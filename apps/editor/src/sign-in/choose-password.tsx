import { translate } from '../messages/messages.ts'
import { AuthForm, AuthInput } from './auth-form.tsx'
import { sendAuthRequest } from './auth-request.ts'
import { SignInPage } from './sign-in-page.tsx'

export interface ChoosePasswordProps {
  /** The token of the one-time link that led here. */
  readonly token: string
  /** True for the link printed at the first start, which makes its user the owner. */
  readonly isFirstOwner: boolean
  readonly onDone: () => void
}

/** Landing page of a one-time link: for the first owner, an invitation or a password reset. */
export function ChoosePassword({ token, isFirstOwner, onDone }: ChoosePasswordProps) {
  const send = async ({ email, password }: Readonly<Record<string, string>>) => {
    const problems = { 400: translate('signIn.linkUsed'), 422: translate('signIn.passwordRefused') }
    const response = isFirstOwner
      ? await sendAuthRequest('first-owner', { token, email, password })
      : await sendAuthRequest('reset-password', { token, newPassword: password }, problems)
    if (!response.ok) return response.problem
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
