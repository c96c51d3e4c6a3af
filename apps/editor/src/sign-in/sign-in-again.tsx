import { useEffect, useRef } from 'react'
import { SignIn } from './sign-in.tsx'

interface SignInAgainProps {
  readonly onSignedIn: () => void
}

/** The session has ended while the editor was open: the form stands over what was being written. */
export function SignInAgain({ onSignedIn }: SignInAgainProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // Nothing can be saved before somebody has signed in, so that Escape does not close it.
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
