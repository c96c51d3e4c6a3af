import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../components/dialog.tsx'
import { textControlOf } from '../components/typed-text.ts'
import { translate } from '../messages/messages.ts'
import { SignIn } from './sign-in.tsx'

interface SignInAgainProps {
  /** Resolves to the problem, '' on success. */
  readonly onSignedIn: () => Promise<string>
}

/**
 * Sign-in form for a session that ended while the editor was open. While somebody is typing, only a bar is shown, so
 * that no keystroke lands in the form. The form opens with the bar's button, or when the focus leaves the text.
 */
export function SignInAgain({ onSignedIn }: SignInAgainProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState('')
  const resume = async () => setProblem(await onSignedIn())
  const [isOpen, setOpen] = useState(() => !isTyping())
  // Rendered inside an open dialog: everything outside is inert.
  const [container] = useState(() => document.activeElement?.closest('dialog') ?? document.body)
  useEffect(() => {
    if (isOpen) return
    const check = () => {
      const isInBar = bar.current?.contains(document.activeElement) ?? false
      if (!isTyping() && !isInBar) setOpen(true)
    }
    // Deferred, since nothing has the focus while it moves between two controls.
    const checkLater = () => setTimeout(check)
    document.addEventListener('focusin', checkLater)
    document.addEventListener('focusout', checkLater)
    return () => {
      document.removeEventListener('focusin', checkLater)
      document.removeEventListener('focusout', checkLater)
    }
  }, [isOpen])
  if (!isOpen) {
    return createPortal(
      <div ref={bar} role="alert" className="session-ended">
        <p>{translate('signIn.sessionEnded')}</p>
        <button type="button" className="is-primary" onClick={() => setOpen(true)}>
          {translate('signIn.signInAgain')}
        </button>
      </div>,
      container,
    )
  }
  return (
    // Cannot be closed: nothing can be saved until somebody signs in.
    <Dialog className="sign-in-again" title={translate('signIn.signInAgain')} heading={null}>
      {problem === '' ? (
        <>
          <p>{translate('signIn.sessionEnded')}</p>
          <SignIn onSignedIn={resume} />
        </>
      ) : (
        // Without the form: a recovery code cannot be sent twice, and somebody is signed in already.
        <>
          <p role="alert">{problem}</p>
          <button
            ref={focusButton}
            type="button"
            className="is-primary"
            onClick={() => void resume()}
          >
            {translate('app.tryAgain')}
          </button>
        </>
      )}
    </Dialog>
  )
}

/** Focuses the button that takes the place of the form. */
const focusButton = (button: HTMLElement | null) => button?.focus()

function isTyping(): boolean {
  // Not `document.hasFocus()`: a window in the background still counts as typing.
  const { activeElement } = document
  if (activeElement === null) return false
  return (
    textControlOf(activeElement) !== undefined || activeElement.matches('[contenteditable=true]')
  )
}
