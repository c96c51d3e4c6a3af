import { useEffect, useRef } from 'react'
import { SignIn } from './sign-in.tsx'

interface SignInAgainProps {
  readonly onSignedIn: () => void
}

/**
 * Shown when the session has ended while the editor was open: the sign-in form stands over what was being
 * written.
 */
export function SignInAgain({ onSignedIn }: SignInAgainProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // Escape does not close it, since nothing can be saved before somebody has signed in.
    <dialog
      ref={dialog}
      className="dialog sign-in-again"
      aria-label="Sign in again"
      onCancel={(event) => event.preventDefault()}
    >
      <p>Your session has ended. What you typed is kept, and saved once you have signed in.</p>
      <SignIn onSignedIn={onSignedIn} />
    </dialog>
  )
}
