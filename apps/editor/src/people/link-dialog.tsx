import { PanelDialog } from '../pieces/panel-dialog.tsx'
import { WORDS } from './words.ts'

export interface OneTimeLink {
  readonly name: string
  readonly link: string
  /** Whether the link was also sent to the person by mail. */
  readonly mailed: boolean
}

/** Shows a link by which somebody can choose a password, once. */
export function LinkDialog({
  link: { name, link, mailed },
  onClose,
}: {
  readonly link: OneTimeLink
  readonly onClose: () => void
}) {
  return (
    <PanelDialog title={WORDS.linkFor(name)} onClose={onClose}>
      <p>{mailed ? WORDS.mailed : WORDS.notMailed}</p>
      <p className="code-line">{link}</p>
      <p className="quiet">{WORDS.linkOnce}</p>
      <div className="dialog-actions">
        <button type="button" onClick={() => void navigator.clipboard?.writeText(link)}>
          {WORDS.copyLink}
        </button>
      </div>
    </PanelDialog>
  )
}
