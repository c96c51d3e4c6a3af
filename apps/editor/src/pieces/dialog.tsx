import {
  type DragEvent,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import './forms.css'
import { focusPartOf } from './focus-part.ts'
import { changedText, textControlOf } from './typed-text.ts'
import { WORDS } from './words.ts'

interface DialogProps {
  readonly label: string
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly className?: string
  /** Whether what is typed is kept as it is typed, so that closing loses nothing. */
  readonly keepsTyped?: boolean
  /** Called once this dialog is closed; left out where nobody can close it. */
  readonly onClose?: () => void
  readonly onDragOver?: (event: DragEvent) => void
  readonly onDrop?: (event: DragEvent) => void
  /** Marks a dialog whose undo is that of the story. */
  readonly 'data-edits-story'?: string
  readonly children: ReactNode
}

/**
 * The frame of every modal dialog. Text that was typed and not sent is only thrown away after a question. When
 * the dialog goes, the focus returns to what opened it, or to the part of the page where that stood.
 */
export function Dialog(props: DialogProps) {
  const { label, ref, className = '', keepsTyped = false, onClose, children, ...more } = props
  const texts = useRef(new Map<Element, string>())
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    const opener = document.activeElement
    const way = ancestorsOf(opener)
    ref.current?.showModal()
    return () => focusPartOf(way)
  }, [ref])
  const tryToClose = () => {
    if (onClose === undefined) return
    if (!keepsTyped && changedText(texts.current, ref.current)) setAsking(true)
    else ref.current?.close()
  }
  const note = ({ target }: FocusEvent) => {
    const control = textControlOf(target)
    if (control !== undefined && !texts.current.has(control)) {
      texts.current.set(control, control.value)
    }
  }
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={label}
      // React passes the events of a dialog inside on to this one. A browser tells late that a dialog was closed: by
      // then the next one may be open in the place of this one, which is not the one that was closed.
      onClose={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.isConnected && onClose?.()
      }
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        tryToClose()
      }}
      // A browser closes a dialog at the second Escape in a row whatever `cancel` says.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing)
          return
        event.preventDefault()
        tryToClose()
      }}
      onFocus={note}
      {...more}
    >
      {children}
      {isAsking && (
        <DiscardQuestion
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false)
            ref.current?.close()
          }}
        />
      )}
    </dialog>
  )
}

interface DiscardQuestionProps {
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog ref={dialog} label={WORDS.discardTitle} onClose={onKeep}>
      <h2>{WORDS.discardTitle}</h2>
      <p>{WORDS.discardText}</p>
      <div className="dialog-actions">
        <button type="button" onClick={() => dialog.current?.close()}>
          {WORDS.keepWriting}
        </button>
        <button type="button" className="is-danger" onClick={onDiscard}>
          {WORDS.discard}
        </button>
      </div>
    </Dialog>
  )
}

/** Closes a dialog as Escape does: text that would be lost is asked about first. */
export function leaveDialog(dialog: Element | null): void {
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
}

function ancestorsOf(element: Element | null): readonly HTMLElement[] {
  const way: HTMLElement[] = []
  for (let at = element; at instanceof HTMLElement; at = at.parentElement) way.push(at)
  return way
}
