import { useEffect, useState } from 'react'
import { CloseButton, Dialog } from '../components/dialog.tsx'
import './shortcuts.css'
import { translate } from '../messages/messages.ts'

const SHORTCUTS = [
  [
    translate('workspace.everywhere'),
    [
      [`${translate('workspace.ctrl')} Z`, translate('workspace.undo')],
      [
        `${translate('workspace.ctrl')} ${translate('workspace.shift')} Z`,
        translate('workspace.redo'),
      ],
      ['/', translate('workspace.searchStories')],
      ['?', translate('workspace.thisList')],
      ['F6', translate('workspace.nextPart')],
    ],
  ],
  [
    translate('workspace.inTrees'),
    [
      ['↑ ↓', translate('workspace.nextLine')],
      ['← →', translate('workspace.closeAndOpen')],
      [translate('workspace.enter'), translate('workspace.choose')],
      ['Alt ↑ ↓', translate('workspace.moveLine')],
      [translate('workspace.deleteKey'), translate('workspace.delete')],
    ],
  ],
  [
    translate('workspace.inBlocks'),
    [
      [`${translate('workspace.ctrl')} C`, translate('workspace.copy')],
      [`${translate('workspace.ctrl')} V`, translate('workspace.paste')],
      [`${translate('workspace.ctrl')} D`, translate('workspace.duplicate')],
    ],
  ],
] as const

/** Button and `?` key for the list of shortcuts; the `/` key focuses the search for stories. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, dialog, [contenteditable]') !== null
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '?') setOpen(true)
      if (event.key !== '/') return
      event.preventDefault()
      document.querySelector<HTMLElement>('.workspace-stories input')?.focus()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className="shortcuts-button"
        aria-label={translate('workspace.shortcuts')}
        title={translate('workspace.shortcutsHint')}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {isOpen && (
        <Dialog title={translate('workspace.shortcuts')} onClose={() => setOpen(false)}>
          {SHORTCUTS.map(([title, keys]) => (
            <section key={title} className="shortcuts">
              <h3>{title}</h3>
              <dl>
                {keys.map(([key, description]) => (
                  <div key={key}>
                    <dt>{description}</dt>
                    <dd>
                      <kbd>{key}</kbd>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <p className="quiet">{translate('workspace.onMac')}</p>
          <div className="dialog-actions">
            <CloseButton>{translate('workspace.close')}</CloseButton>
          </div>
        </Dialog>
      )}
    </>
  )
}
