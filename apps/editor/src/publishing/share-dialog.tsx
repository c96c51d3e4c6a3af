import { DAY_MS } from '@prospectus/protocol/values/durations'
import { useState } from 'react'
import { useChange, useResponse } from '../context/server-state.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { Form, SelectRow, TextRow } from '../pieces/form.tsx'
import { showTime } from '../pieces/show-time.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { WORDS } from './words.ts'

const DAYS = [1, 7, 30]

interface ShareDialogProps {
  readonly open: OpenStory
  readonly onClose: () => void
}

/** Links that show the draft to people without an account: made, listed, taken back. */
export function ShareDialog({ open, onClose }: ShareDialogProps) {
  const change = useChange()
  const { id } = open.state().story.record
  const params = { id }
  const listed = `stories/${id}/shares`
  const { body, fault } = useResponse('GET stories/:id/shares', { params })
  const [days, setDays] = useState(7)
  const [made, setMade] = useState<{ readonly id: number; readonly url: string }>()
  const [isCopied, setCopied] = useState(false)
  const [refused, setRefused] = useState('')
  const make = async () => {
    if (!(await open.flush())) return open.state().fault || WORDS.notSaved
    const share = { ends_at: new Date(Date.now() + days * DAY_MS).toISOString() }
    const { body, fault } = await change(
      'POST stories/:id/shares',
      { params, body: { share } },
      listed,
    )
    setMade(body?.share)
    setCopied(false)
    return fault
  }
  const takeBack = async (shareId: number) => {
    const { fault } = await change('DELETE shares/:id', { params: { id: shareId } }, listed)
    setRefused(fault)
    if (made?.id === shareId) setMade(undefined)
  }
  return (
    <Dialog size="middle" title={WORDS.share} fault={refused || fault} onClose={onClose}>
      <p>{WORDS.shareText}</p>
      <Form isLine submit={WORDS.makeLink} onSubmit={make}>
        <SelectRow
          label={WORDS.endsAfter}
          value={days}
          onChange={(count) => setDays(Number(count))}
          choices={DAYS.map((count) => [count, WORDS.days(count)])}
        />
      </Form>
      {made !== undefined && (
        <div className="form is-line">
          <TextRow
            label={WORDS.link}
            readOnly
            value={made.url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button
            type="button"
            onClick={() => {
              void navigator.clipboard?.writeText(made.url).then(() => setCopied(true))
            }}
          >
            {isCopied ? WORDS.copied : WORDS.copy}
          </button>
          <p role="status">{WORDS.linkOnce}</p>
        </div>
      )}
      <ul className="plan-list" aria-label={WORDS.share}>
        {body?.shares.map((share) => (
          <li key={share.id}>
            <span>{WORDS.endsAt(showTime(share.ends_at), share.created_by)}</span>
            <button type="button" onClick={() => takeBack(share.id)}>
              {WORDS.takeBack}
            </button>
          </li>
        ))}
      </ul>
      {body?.shares.length === 0 && <p className="quiet">{WORDS.noLinks}</p>}
    </Dialog>
  )
}
