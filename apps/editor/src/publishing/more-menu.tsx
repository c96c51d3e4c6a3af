import { useId, useRef } from 'react'
import { translate } from '../messages/messages.ts'

interface MoreMenuProps<Name extends string> {
  /** The name of each item, and the words on its button. */
  readonly items: readonly (readonly [Name, string])[]
  readonly onChoose: (name: Name) => void
}

/** A button that opens a menu of less common actions. Escape closes it. */
export function MoreMenu<Name extends string>({ items, onChoose }: MoreMenuProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" popoverTarget={id}>
        {translate('publishing.more')}
      </button>
      <div ref={list} id={id} popover="auto" className="more-menu">
        {items.map(([name, words]) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              // The menu closes before anything else, so that the focus returns to the button that opened it.
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
