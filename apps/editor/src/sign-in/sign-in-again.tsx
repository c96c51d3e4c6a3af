import { useEffect, useRef } from 'react'
import { SignIn } from './sign-in.tsx'
import { WORDS } from './words.ts'

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
      aria-label={WORDS.signInAgain}
      onCancel={(event) => event.preventDefault()}
    >
      <p>{WORDS.sessionEnded}</p>
      <SignIn onSignedIn={onSignedIn} />
    </dialog>
  )
}
