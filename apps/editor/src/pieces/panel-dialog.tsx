import { type ReactNode, useEffect, useRef } from 'react'
import './forms.css'
import { WORDS } from './words.ts'

interface PanelDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog about one thing: everything that is known of it, and what can be done with it. */
export function PanelDialog({ title, onClose, children }: PanelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="dialog panel-dialog" aria-label={title} onClose={onClose}>
      <header className="panel-dialog-head">
        <h2>{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {WORDS.close}
        </button>
      </header>
      {children}
    </dialog>
  )
}
