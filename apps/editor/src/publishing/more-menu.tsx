import { useId, useRef } from 'react'
import { translate } from '../messages/messages.ts'

interface MoreMenuProps<Name extends string> {
  /** Name and label of each item. */
  readonly items: readonly (readonly [Name, string])[]
  readonly onChoose: (name: Name) => void
}

/** Menu of less common actions. Escape closes it. */
export function MoreMenu<Name extends string>({ items, onChoose }: MoreMenuProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" popoverTarget={id}>
        {translate('publishing.more')}
      </button>
      <div ref={list} id={id} popover="auto" className="more-menu">
        {items.map(([name, label]) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              // Closed first, so that the focus returns to the menu button.
              list.current?.hidePopover()
              onChoose(name)
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
