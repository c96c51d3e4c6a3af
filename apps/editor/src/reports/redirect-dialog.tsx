import { useEffect, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { FieldRow } from '../pieces/field-row.tsx'
import { FormDialog } from '../pieces/form-dialog.tsx'
import { WORDS } from './words.ts'
import './reports.css'

interface LikelyPage {
  readonly id: number
  readonly name: string
  readonly path: string
}

interface RedirectDialogProps {
  /** Of the missing path. */
  readonly id: number
  readonly path: string
  readonly onMade: (to: string) => void
  readonly onClose: () => void
}

/** Leads an address somewhere: to the page whose address is most like it, unless another is given. */
export function RedirectDialog({ id, path, onMade, onClose }: RedirectDialogProps) {
  const { ask } = useEditor()
  const [to, setTo] = useState('')
  const [likely, setLikely] = useState<readonly LikelyPage[]>([])
  useEffect(() => {
    const gone = new AbortController()
    const read = async () => {
      const answer = await ask<{ pages?: readonly LikelyPage[] }>(
        `GET missing_paths/${id}/likely_pages`,
        { signal: gone.signal },
      )
      if (gone.signal.aborted) return
      const pages = answer.body.pages ?? []
      setLikely(pages)
      // What was typed meanwhile stays.
      setTo((before) => before || (pages[0]?.path ?? ''))
    }
    void read()
    return () => gone.abort()
  }, [ask, id])
  return (
    <FormDialog
      title={WORDS.redirect}
      submit={WORDS.makeIt}
      onClose={onClose}
      onSubmit={async () => {
        const redirect = { from: path, to: to.trim() }
        const { fault } = await ask('POST redirects', { body: { redirect } })
        if (fault === '') onMade(redirect.to)
        return fault
      }}
    >
      <p className="redirected-path">
        {WORDS.oldAddress}: <strong>{path}</strong>
      </p>
      <FieldRow label={WORDS.leadsTo} help={WORDS.leadsToHelp}>
        {(control) => (
          <input
            {...control}
            value={to}
            required
            autoComplete="off"
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        )}
      </FieldRow>
      {likely.length > 0 && (
        <fieldset className="likely-pages">
          <legend>{WORDS.likely}</legend>
          {likely.map((page) => (
            <button key={page.id} type="button" onClick={() => setTo(page.path)}>
              {page.name} <span className="quiet">{page.path}</span>
            </button>
          ))}
        </fieldset>
      )}
    </FormDialog>
  )
}
