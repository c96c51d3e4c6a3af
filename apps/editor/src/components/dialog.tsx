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
import { focusPartOf } from './focus-part.ts'
import { changedText, textControlOf } from './typed-text.ts'

interface DialogProps {
  /** What it is called. */
  readonly title: string
  /** What stands above its content where that is not its name. */
  readonly heading?: ReactNode
  /** With a button above to close it: middle for a few things, panel for all about one, wide for a comparison. */
  readonly size?: 'middle' | 'panel' | 'wide'
  readonly className?: string
  /** The words of that button. */
  readonly close?: string
  /** Further buttons above. */
  readonly actions?: ReactNode
  readonly problem?: string
  /** Whether what is typed is kept as it is typed, so that closing loses nothing. */
  readonly keepsTyped?: boolean
  /** Called when it is closed; left out where nobody can close it. */
  readonly onClose?: () => void
  readonly onDragOver?: (event: DragEvent) => void
  readonly onDrop?: (event: DragEvent) => void
  /** Marks a dialog whose undo is that of the story. */
  readonly 'data-edits-story'?: string
  readonly children: ReactNode
}

/**
 * Every modal dialog. Text that was typed and not sent is only thrown away after a question. When the dialog goes,
 * the focus returns to what opened it, or to the part of the page where that stood.
 */
export function Dialog({
  title,
  heading = title,
  size,
  className = '',
  close = translate('components.close'),
  actions,
  problem = '',
  keepsTyped = false,
  onClose,
  children,
  ...more
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const texts = useRef(new Map<Element, string>())
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    const opener = document.activeElement
    const way = ancestorsOf(opener)
    dialog.current?.showModal()
    // Whoever opens a form wants to fill it in; a panel is read first.
    const isRead = dialog.current?.matches('.is-panel') ?? false
    if (!isRead) dialog.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => focusPartOf(way)
  }, [])
  const tryToClose = (event: SyntheticEvent) => {
    event.preventDefault()
    if (onClose === undefined) return
    if (!keepsTyped && changedText(texts.current, dialog.current)) setAsking(true)
    else onClose()
  }
  const note = ({ target }: FocusEvent) => {
    const control = textControlOf(target)
    if (control !== undefined && !texts.current.has(control)) {
      texts.current.set(control, control.value)
    }
  }
  return (
    <dialog
      ref={dialog}
      className={`dialog ${size === undefined ? '' : `is-${size}`} ${className}`}
      aria-label={title}
      // React passes the events of a dialog inside on to this one. A browser tells late that a dialog was closed: by
      // then the next one may be open in the place of this one, which is not the one that was closed.
      onClose={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.isConnected && onClose?.()
      }
      onCancel={(event) => event.target === event.currentTarget && tryToClose(event)}
      // A browser closes a dialog at the second Escape in a row whatever `cancel` says.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing)
          return
        tryToClose(event)
      }}
      onFocus={note}
      {...more}
    >
      {size === undefined ? (
        heading !== null && <h2>{heading}</h2>
      ) : (
        <div className="dialog-head">
          <h2>{heading}</h2>
          <CloseButton>{close}</CloseButton>
          {actions}
        </div>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      {children}
      {isAsking && (
        <Dialog title={translate('components.discardTitle')} onClose={() => setAsking(false)}>
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

/** Closes the dialog that it stands in as Escape does: text that would be lost is asked about first. */
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
  const way: HTMLElement[] = []
  for (let at = element; at instanceof HTMLElement; at = at.parentElement) way.push(at)
  return way
}
