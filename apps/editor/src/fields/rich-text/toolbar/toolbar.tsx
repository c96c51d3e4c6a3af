import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface ToolbarProps {
  readonly label: string
  readonly children: ReactNode
}

/** A row of buttons with one tab stop; the arrow keys move between the buttons. */
export function Toolbar({ label, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const items = () => [
    ...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled), select, input') ?? []),
  ]
  const setTabStop = (target: HTMLElement | undefined) => {
    for (const item of items()) item.tabIndex = item === target ? 0 : -1
  }
  // The buttons depend on the selection in the text, so the one with the tab stop may be gone.
  useLayoutEffect(() => {
    const buttons = items()
    if (buttons.filter(({ tabIndex }) => tabIndex === 0).length !== 1) setTabStop(buttons[0])
  })
  const moveFocus = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    const buttons = items()
    const index = buttons.findIndex(({ tabIndex }) => tabIndex === 0)
    const nextIndex = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key]
    if (nextIndex === undefined) return
    event.preventDefault()
    buttons[(nextIndex + buttons.length) % buttons.length]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className="rich-text-bar"
      onKeyDown={moveFocus}
      onFocus={(event) => setTabStop(event.target)}
    >
      {children}
    </div>
  )
}

interface ToolButtonProps {
  readonly label: string
  readonly symbol: string
  readonly onClick: () => void
  /** Undefined for a button that is not a toggle. */
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
  readonly shortcut?: string
}

/** A button that does not take the focus from the text. */
export function ToolButton({
  label,
  symbol,
  onClick,
  isPressed,
  isDisabled,
  shortcut,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <span aria-hidden="true" data-sign={symbol} />
    </button>
  )
}
