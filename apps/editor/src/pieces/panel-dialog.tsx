import { type ReactNode, useRef } from 'react'
import { Dialog, leaveDialog } from './dialog.tsx'
import { WORDS } from './words.ts'

interface PanelDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog about one thing: everything that is known of it, and what can be done with it. */
export function PanelDialog({ title, onClose, children }: PanelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog ref={dialog} className="panel-dialog" label={title} onClose={onClose}>
      <header className="panel-dialog-head">
        <h2>{title}</h2>
        <button type="button" onClick={() => leaveDialog(dialog.current)}>
          {WORDS.close}
        </button>
      </header>
      {children}
    </Dialog>
  )
}
