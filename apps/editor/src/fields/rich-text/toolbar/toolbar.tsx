import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface ToolbarProps {
  readonly label: string
  readonly children: ReactNode
}

/** A row of controls with one tab stop; the arrow keys move between them. */
export function Toolbar({ label, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const listControls = () => [
    ...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled), select, input') ?? []),
  ]
  const setTabStop = (target: HTMLElement | undefined) => {
    for (const control of listControls()) control.tabIndex = control === target ? 0 : -1
  }
  // The controls depend on the selection in the text, so the one with the tab stop may be gone.
  useLayoutEffect(() => {
    const controls = listControls()
    if (controls.filter(({ tabIndex }) => tabIndex === 0).length !== 1) setTabStop(controls[0])
  })
  const moveFocus = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    const controls = listControls()
    const index = controls.findIndex(({ tabIndex }) => tabIndex === 0)
    const nextIndex = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: controls.length - 1,
    }[event.key]
    if (nextIndex === undefined) return
    event.preventDefault()
    controls[(nextIndex + controls.length) % controls.length]?.focus()
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
