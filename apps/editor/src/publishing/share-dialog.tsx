import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { useAsked } from '../context/use-asked.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { momentWords, WORDS } from './words.ts'

interface Share {
  readonly id: number
  readonly created_by: string
  readonly ends_at: string
}

const DAYS = [1, 7, 30]
const DAY_MS = 24 * 3600 * 1000

interface ShareDialogProps {
  readonly open: OpenStory
  readonly onClose: () => void
}

/** Links that show the draft to people without an account: made, listed, taken back. */
export function ShareDialog({ open, onClose }: ShareDialogProps) {
  const { ask } = useEditor()
  const { id } = open.shown().story.record
  const { body, fault, again } = useAsked<{ shares: readonly Share[] }>(`GET stories/${id}/shares`)
  const [days, setDays] = useState(7)
  const [made, setMade] = useState<{ readonly id: number; readonly url: string }>()
  const [isCopied, setCopied] = useState(false)
  const [refused, setRefused] = useState('')
  const make = async () => {
    if (!(await open.flush())) return setRefused(open.shown().fault || WORDS.notSaved)
    const share = { ends_at: new Date(Date.now() + days * DAY_MS).toISOString() }
    const answer = await ask<{ share: { id: number; url: string } }>(`POST stories/${id}/shares`, {
      body: { share },
    })
    setRefused(answer.status === 201 ? '' : answer.fault)
    setMade(answer.body.share)
    setCopied(false)
    again()
  }
  const takeBack = async (shareId: number) => {
    const { status, fault } = await ask(`DELETE shares/${shareId}`)
    setRefused(status === 200 ? '' : fault)
    if (made?.id === shareId) setMade(undefined)
    again()
  }
  return (
    <DialogFrame title={WORDS.share} fault={refused || fault} onClose={onClose}>
      <p>{WORDS.shareText}</p>
      <div className="dialog-form">
        <label>
          {WORDS.endsAfter}
          <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
            {DAYS.map((count) => (
              <option key={count} value={count}>
                {WORDS.days(count)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="is-primary" onClick={make}>
          {WORDS.makeLink}
        </button>
      </div>
      {made !== undefined && (
        <div className="dialog-form">
          <label>
            {WORDS.link}
            <input readOnly value={made.url} onFocus={(event) => event.currentTarget.select()} />
          </label>
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
            <span>{WORDS.endsAt(momentWords(share.ends_at), share.created_by)}</span>
            <button type="button" onClick={() => takeBack(share.id)}>
              {WORDS.takeBack}
            </button>
          </li>
        ))}
      </ul>
      {body?.shares.length === 0 && <p className="quiet">{WORDS.noLinks}</p>}
    </DialogFrame>
  )
}
