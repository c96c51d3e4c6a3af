import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

interface SecretDialogProps {
  readonly title: string
  readonly secret: string
  readonly copyLabel: string
  readonly help?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Shows a token or link that cannot be read again later. */
export function SecretDialog({
  title,
  secret,
  copyLabel,
  help,
  onClose,
  children,
}: SecretDialogProps) {
  return (
    <Dialog size="panel" title={title} onClose={onClose}>
      <p>{children}</p>
      <p className="code-line">{secret}</p>
      {help !== undefined && <p className="quiet">{help}</p>}
      <div className="dialog-actions">
        <button type="button" onClick={() => void navigator.clipboard?.writeText(secret)}>
          {copyLabel}
        </button>
      </div>
    </Dialog>
  )
}
