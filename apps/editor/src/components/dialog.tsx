import {
  type DragEvent,
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import './forms.css'
import { translate } from '../messages/messages.ts'
import { restoreFocus } from './focus.ts'
import { hasUnsentText, textControlOf } from './typed-text.ts'

interface DialogProps {
  /** Accessible name. */
  readonly title: string
  readonly heading?: ReactNode
  /** Adds a head with a close button: middle for short content, panel for details, wide for a comparison. */
  readonly size?: 'middle' | 'panel' | 'wide'
  readonly className?: string
  readonly closeLabel?: string
  readonly actions?: ReactNode
  readonly problem?: string
  /** True when texts are saved as they are typed; closing then needs no confirmation. */
  readonly isAutosaved?: boolean
  /** Undefined for a dialog that cannot be closed. */
  readonly onClose?: () => void
  readonly onDragOver?: (event: DragEvent) => void
  readonly onDrop?: (event: DragEvent) => void
  /** Marks a dialog in which undo applies to the story. */
  readonly 'data-edits-story'?: string
  readonly children: ReactNode
}

/**
 * A modal dialog. Asks before it discards unsent text. After closing, the focus returns to the opener, or to its
 * nearest ancestor that still exists.
 */
export function Dialog({
  title,
  heading = title,
  size,
  className = '',
  closeLabel = translate('components.close'),
  actions,
  problem = '',
  isAutosaved = false,
  onClose,
  children,
  ...dialogProps
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const initialTexts = useRef(new Map<Element, string>())
  const [isConfirming, setConfirming] = useState(false)
  useEffect(() => {
    const opener = document.activeElement
    const ancestors = ancestorsOf(opener)
    dialog.current?.showModal()
    // A form focuses its first field; a panel is for reading.
    const isPanel = dialog.current?.matches('.is-panel') ?? false
    if (!isPanel) dialog.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => restoreFocus(ancestors)
  }, [])
  const tryToClose = (event: SyntheticEvent) => {
    event.preventDefault()
    if (onClose === undefined) return
    if (!isAutosaved && hasUnsentText(initialTexts.current, dialog.current)) setConfirming(true)
    else onClose()
  }
  const rememberText = ({ target }: FocusEvent) => {
    const control = textControlOf(target)
    if (control !== undefined && !initialTexts.current.has(control)) {
      initialTexts.current.set(control, control.value)
    }
  }
  return (
    <dialog
      ref={dialog}
      className={`dialog ${size === undefined ? '' : `is-${size}`} ${className}`}
      aria-label={title}
      // React bubbles events of nested dialogs to this one. The close event comes late: by then React may have
      // replaced this dialog with the next one, which must stay open.
      onClose={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.isConnected && onClose?.()
      }
      onCancel={(event) => event.target === event.currentTarget && tryToClose(event)}
      // Browsers close a dialog at the second Escape in a row, even if `cancel` was prevented.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing)
          return
        tryToClose(event)
      }}
      onFocus={rememberText}
      {...dialogProps}
    >
      {size === undefined ? (
        heading !== null && <h2>{heading}</h2>
      ) : (
        <div className="dialog-head">
          <h2>{heading}</h2>
          <CloseButton>{closeLabel}</CloseButton>
          {actions}
        </div>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      {children}
      {isConfirming && (
        <Dialog title={translate('components.discardTitle')} onClose={() => setConfirming(false)}>
          <p>{translate('components.discardText')}</p>
          <div className="dialog-actions">
            <CloseButton>{translate('components.keepWriting')}</CloseButton>
            <button type="button" className="is-danger" onClick={onClose}>
              {translate('components.discard')}
            </button>
          </div>
        </Dialog>
      )}
    </dialog>
  )
}

interface CloseButtonProps {
  readonly className?: string
  readonly children?: ReactNode
}

/** Closes the enclosing dialog as Escape does: with a confirmation when text is unsent. */
export function CloseButton({
  className,
  children = translate('components.cancel'),
}: CloseButtonProps) {
  return (
    <button
      type="button"
      className={className}
      onClick={({ currentTarget }) =>
        currentTarget.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
      }
    >
      {children}
    </button>
  )
}

function ancestorsOf(element: Element | null): readonly HTMLElement[] {
  const ancestors: HTMLElement[] = []
  for (let node = element; node instanceof HTMLElement; node = node.parentElement) {
    ancestors.push(node)
  }
  return ancestors
}
