import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../components/dialog.tsx'
import { textControlOf } from '../components/typed-text.ts'
import { translate } from '../messages/messages.ts'
import { SignIn } from './sign-in.tsx'

interface SignInAgainProps {
  readonly onSignedIn: () => void
}

/**
 * Shown when the session has ended while the editor was open. Whoever is typing is only told so, since the next
 * letters would go into the form; it opens at a press, or once the text is left.
 */
export function SignInAgain({ onSignedIn }: SignInAgainProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [isOpen, open] = useState(() => !isTyping())
  // What stands outside an open dialog cannot be pressed.
  const [around] = useState(() => document.activeElement?.closest('dialog') ?? document.body)
  useEffect(() => {
    if (isOpen) return
    const look = () => {
      const isInBar = bar.current?.contains(document.activeElement) ?? false
      if (!isTyping() && !isInBar) open(true)
    }
    // Between two controls nothing has the focus for a moment.
    const later = () => setTimeout(look)
    document.addEventListener('focusin', later)
    document.addEventListener('focusout', later)
    return () => {
      document.removeEventListener('focusin', later)
      document.removeEventListener('focusout', later)
    }
  }, [isOpen])
  if (!isOpen) {
    return createPortal(
      <div ref={bar} role="alert" className="session-ended">
        <p>{translate('signIn.sessionEnded')}</p>
        <button type="button" className="is-primary" onClick={() => open(true)}>
          {translate('signIn.signInAgain')}
        </button>
      </div>,
      around,
    )
  }
  return (
    // Nobody can close it, since nothing can be saved before somebody has signed in.
    <Dialog className="sign-in-again" title={translate('signIn.signInAgain')} heading={null}>
      <p>{translate('signIn.sessionEnded')}</p>
      <SignIn onSignedIn={onSignedIn} />
    </Dialog>
  )
}

function isTyping(): boolean {
  // The window itself may be in the background: its text is left for another program, and is gone on with.
  const { activeElement } = document
  if (activeElement === null) return false
  return (
    textControlOf(activeElement) !== undefined || activeElement.matches('[contenteditable=true]')
  )
}
