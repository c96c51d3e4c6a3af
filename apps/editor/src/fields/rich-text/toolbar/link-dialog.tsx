import { useEffect, useRef, useState } from 'react'
import { isObject, type Json } from '../../../document/json.ts'
import { Dialog, leaveDialog } from '../../../pieces/dialog.tsx'
import { LinkField } from '../../link/link-field.tsx'
import { type LinkAttributes, linkAttributes, multilinkOf } from '../extensions/link-value.ts'
import { WORDS } from '../words.ts'

interface LinkDialogProps {
  /** Undefined: there is no link yet. */
  readonly link: LinkAttributes | undefined
  readonly onSet: (link: LinkAttributes) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

const DEFINITION = { type: 'multilink', display_name: WORDS.linkField, pos: 0 } as const
const PATH = { uid: 'rich-text', field: 'link' }

/** Asks where the chosen text leads, with the same field as every link of a block. */
export function LinkDialog({ link, onSet, onRemove, onClose }: LinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [value, setValue] = useState<Json | undefined>(link && multilinkOf(link))
  const [fault, setFault] = useState('')
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('input')?.focus()
  }, [])
  const set = () => {
    const made = linkAttributes(isObject(value) ? value : {}, link)
    if (typeof made === 'string') return setFault(made)
    onSet(made)
    dialog.current?.close()
  }
  return (
    <Dialog ref={dialog} label={WORDS.linkDialog} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          set()
        }}
      >
        <LinkField
          definition={DEFINITION}
          value={value}
          onChange={(next) => {
            setValue(next)
            setFault('')
          }}
          path={PATH}
        />
        {fault !== '' && <p role="alert">{fault}</p>}
        <div className="dialog-actions">
          {link !== undefined && (
            <button
              type="button"
              onClick={() => {
                onRemove()
                dialog.current?.close()
              }}
            >
              {WORDS.linkRemove}
            </button>
          )}
          <button type="button" onClick={() => leaveDialog(dialog.current)}>
            {WORDS.cancel}
          </button>
          <button type="submit" className="is-primary">
            {WORDS.linkSave}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
