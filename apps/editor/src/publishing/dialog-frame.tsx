import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog, leaveDialog } from '../pieces/dialog.tsx'
import { WORDS } from './words.ts'
import './publishing.css'

interface DialogFrameProps {
  readonly title: string
  /** Whether it takes all the width there is, for a comparison. */
  readonly isWide?: boolean
  /** Buttons beside the one that closes it. */
  readonly actions?: ReactNode
  readonly closeWords?: string
  readonly fault?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the editor: Escape closes it, and the focus goes back to where it was. */
export function DialogFrame(props: DialogFrameProps) {
  const {
    title,
    isWide = false,
    actions,
    closeWords = WORDS.close,
    fault,
    onClose,
    children,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // Whoever opens a form wants to fill it in; without one the first button has the focus.
    dialog.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  return (
    <Dialog
      ref={dialog}
      className={isWide ? 'is-wide' : 'is-middle'}
      label={title}
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2>{title}</h2>
        <button type="button" onClick={() => leaveDialog(dialog.current)}>
          {closeWords}
        </button>
        {actions}
      </div>
      {fault !== undefined && fault !== '' && <p role="alert">{fault}</p>}
      {children}
    </Dialog>
  )
}
