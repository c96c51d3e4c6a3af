import { useEffect, useState } from 'react'
import { CloseButton, Dialog } from '../pieces/dialog.tsx'
import './shortcuts.css'
import { WORDS } from './words.ts'

const SHORTCUTS = [
  [
    WORDS.everywhere,
    [
      [`${WORDS.ctrl} Z`, WORDS.undo],
      [`${WORDS.ctrl} ${WORDS.shift} Z`, WORDS.redo],
      ['/', WORDS.searchStories],
      ['?', WORDS.thisList],
      ['F6', WORDS.nextPart],
    ],
  ],
  [
    WORDS.inTrees,
    [
      ['↑ ↓', WORDS.nextLine],
      ['← →', WORDS.closeAndOpen],
      [WORDS.enter, WORDS.choose],
      ['Alt ↑ ↓', WORDS.moveLine],
      [WORDS.deleteKey, WORDS.delete],
    ],
  ],
  [
    WORDS.inBlocks,
    [
      [`${WORDS.ctrl} C`, WORDS.copy],
      [`${WORDS.ctrl} V`, WORDS.paste],
      [`${WORDS.ctrl} D`, WORDS.duplicate],
    ],
  ],
] as const

/** The list of keys, opened with `?` or its button; `/` focuses the search of stories. */
export function Shortcuts() {
  const [isShown, show] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, dialog, [contenteditable]') !== null
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '?') show(true)
      if (event.key !== '/') return
      event.preventDefault()
      document.querySelector<HTMLElement>('.workspace-stories input')?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className="shortcuts-button"
        aria-label={WORDS.shortcuts}
        title={WORDS.shortcutsHint}
        onClick={() => show(true)}
      >
        ?
      </button>
      {isShown && (
        <Dialog title={WORDS.shortcuts} onClose={() => show(false)}>
          {SHORTCUTS.map(([title, keys]) => (
            <section key={title} className="shortcuts">
              <h3>{title}</h3>
              <dl>
                {keys.map(([key, what]) => (
                  <div key={key}>
                    <dt>{what}</dt>
                    <dd>
                      <kbd>{key}</kbd>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <p className="quiet">{WORDS.onMac}</p>
          <div className="dialog-actions">
            <CloseButton>{WORDS.close}</CloseButton>
          </div>
        </Dialog>
      )}
    </>
  )
}
