import type { ComponentDefinition } from '@prospectus/content/schema/blocks/component-definition'
import { useEffect, useRef, useState } from 'react'

interface BlockPickerProps {
  /** What fits at the place. */
  readonly fitting: readonly ComponentDefinition[]
  readonly onPick: (component: string) => void
  readonly onClose: () => void
}

/** Asks which block is to be added. */
export function BlockPicker({ fitting, onPick, onClose }: BlockPickerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const wanted = words.trim().toLowerCase()
  const found = fitting.filter(({ name, display_name }) =>
    `${display_name} ${name}`.toLowerCase().includes(wanted),
  )
  return (
    <dialog ref={dialog} className="dialog" aria-label="Add block" onClose={onClose}>
      <form
        method="dialog"
        onSubmit={() => {
          const [first] = found
          if (first !== undefined) onPick(first.name)
        }}
      >
        <h2>Add block</h2>
        <input
          type="search"
          aria-label="Search blocks"
          placeholder="Search blocks…"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </form>
      <ul className="picker-list">
        {found.map(({ name, display_name }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                onPick(name)
                dialog.current?.close()
              }}
            >
              {display_name}
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="quiet">Nothing that fits here has that name.</li>}
      </ul>
      <button type="button" className="dialog-close" onClick={() => dialog.current?.close()}>
        Cancel
      </button>
    </dialog>
  )
}
