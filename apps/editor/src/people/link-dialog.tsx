import { PanelDialog } from '../pieces/panel-dialog.tsx'

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
    <PanelDialog title={`A link for ${name}`} onClose={onClose}>
      <p>
        {mailed
          ? 'It was mailed to them. If the mail does not come, send it yourself:'
          : 'This site sends no mail. Send them this link yourself:'}
      </p>
      <p className="code-line">{link}</p>
      <p className="quiet">With it they choose a password, once. It is not shown again.</p>
      <div className="dialog-actions">
        <button type="button" onClick={() => void navigator.clipboard?.writeText(link)}>
          Copy the link
        </button>
      </div>
    </PanelDialog>
  )
}
