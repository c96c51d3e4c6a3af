import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

interface SecretDialogProps {
  readonly title: string
  readonly secret: string
  readonly copy: string
  readonly help?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Shows a token or link that cannot be read again later. */
export function SecretDialog({ title, secret, copy, help, onClose, children }: SecretDialogProps) {
  return (
    <Dialog size="panel" title={title} onClose={onClose}>
      <p>{children}</p>
      <p className="code-line">{secret}</p>
      {help !== undefined && <p className="quiet">{help}</p>}
      <div className="dialog-actions">
        <button type="button" onClick={() => void navigator.clipboard?.writeText(secret)}>
          {copy}
        </button>
      </div>
    </Dialog>
  )
}
