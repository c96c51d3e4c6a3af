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
    const answer = isFirstOwner
      ? await askAuth('first-owner', { token, email, password })
      : await askAuth('reset-password', { token, newPassword: password }, { 400: USED })
    if (!answer.ok) return answer.fault
    onDone()
    return undefined
  }
  return (
    <SignInPage>
      <AuthForm
        title={isFirstOwner ? 'Become the owner' : 'Choose a password'}
        action={isFirstOwner ? 'Become the owner' : 'Save the password'}
        hint="A password has 12 characters or more. A few words are easier to remember than many signs."
        onSend={send}
        {...(isFirstOwner ? {} : { account: '' })}
      >
        {isFirstOwner ? (
          <AuthInput label="Email" name="email" type="email" autoComplete="username" />
        ) : null}
        <AuthInput
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={12}
        />
      </AuthForm>
    </SignInPage>
  )
}

const USED = 'This link was used already, or is too old. Ask for another one.'
