import { useId, useRef } from 'react'
import { WORDS } from './words.ts'

interface MoreMenuProps<Name extends string> {
  /** Names, and what is read of them. */
  readonly items: readonly (readonly [Name, string])[]
  readonly onChoose: (name: Name) => void
}

/** A button that opens a few more: what is needed less often. Escape closes it. */
export function MoreMenu<Name extends string>({ items, onChoose }: MoreMenuProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" popoverTarget={id}>
        {WORDS.more}
      </button>
      <div ref={list} id={id} popover="auto" className="more-menu">
        {items.map(([name, words]) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              // First, so that the focus comes back to the button that opened it.
              list.current?.hidePopover()
              onChoose(name)
            }}
          >
            {words}
          </button>
        ))}
      </div>
    </>
  )
}
