import { type ReactNode, useRef, useState } from 'react'
import { Dialog, leaveDialog } from './dialog.tsx'
import { WORDS } from './words.ts'

interface FormDialogProps {
  readonly title: string
  /** The words on the button that sends the form. */
  readonly submit: string
  /** Answers with why it failed, or with an empty text when it was done; then the dialog closes. */
  readonly onSubmit: (given: FormData) => Promise<string>
  readonly onClose: () => void
  /** Whether it cannot be undone. */
  readonly isDanger?: boolean
  readonly children: ReactNode
}

/** Asks for what an action needs, or for a confirmation, and stays open until the action is done. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, onSubmit, onClose, isDanger, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const act = async (given: FormData) => {
    setBusy(true)
    const found = await onSubmit(given)
    setBusy(false)
    setFault(found)
    if (found === '') dialog.current?.close()
  }
  return (
    <Dialog ref={dialog} label={title} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void act(new FormData(event.currentTarget))
        }}
      >
        <h2>{title}</h2>
        {children}
        <p role="alert">{fault}</p>
        <div className="dialog-actions">
          <button type="button" onClick={() => leaveDialog(dialog.current)}>
            {WORDS.cancel}
          </button>
          <button
            type="submit"
            className={isDanger ? 'is-danger' : 'is-primary'}
            disabled={isBusy}
            aria-busy={isBusy}
          >
            {submit}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** A text of what was filled in, without spaces around it. */
export function textIn(given: FormData, name: string): string {
  const value = given.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
