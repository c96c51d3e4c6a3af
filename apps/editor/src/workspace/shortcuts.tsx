import { useEffect, useRef, useState } from 'react'
import './shortcuts.css'
import { WORDS } from './words.ts'

const SHORTCUTS = [
  [
    'Everywhere',
    [
      ['Ctrl Z', 'Undo'],
      ['Ctrl Shift Z', 'Redo'],
      ['/', 'Search stories'],
      ['?', 'This list'],
      ['F6', WORDS.nextPart],
    ],
  ],
  [
    'In the trees of stories and blocks',
    [
      ['↑ ↓', 'Next line'],
      ['← →', 'Close and open'],
      ['Enter', 'Choose'],
      ['Alt ↑ ↓', 'Move up and down'],
      ['Delete', 'Delete'],
    ],
  ],
  [
    'In the tree of blocks',
    [
      ['Ctrl C', 'Copy'],
      ['Ctrl V', 'Paste below'],
      ['Ctrl D', 'Duplicate'],
    ],
  ],
] as const

/** The list of keys, opened with `?` or its button; `/` goes to the search of stories. */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null)
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
      document.querySelector<HTMLElement>('[aria-label="Search stories"]')?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    if (isShown) dialog.current?.showModal()
  }, [isShown])
  return (
    <>
      <button
        type="button"
        className="shortcuts-button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        onClick={() => show(true)}
      >
        ?
      </button>
      {isShown && (
        <dialog
          ref={dialog}
          className="dialog"
          aria-label="Keyboard shortcuts"
          onClose={() => show(false)}
        >
          <h2>Keyboard shortcuts</h2>
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
          <p className="quiet">On a Mac, Command in the place of Ctrl.</p>
          <div className="dialog-actions">
            <button type="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
        </dialog>
      )}
    </>
  )
}
