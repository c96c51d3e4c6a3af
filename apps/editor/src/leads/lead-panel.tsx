import { useEffect, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { FormDialog } from '../pieces/form-dialog.tsx'
import { PanelDialog } from '../pieces/panel-dialog.tsx'
import { showTime } from '../pieces/show-time.ts'
import { emailOf, fieldWords, type Lead, type Message, personOf, stateWords } from './lead.ts'
import { WORDS } from './words.ts'

interface LeadPanelProps {
  readonly id: string
  /** Called with what was done. */
  readonly onChanged: (words: string) => void
  readonly onClose: () => void
}

/** Everything about one lead: what was sent, who was told of it, and what can be done with it. */
export function LeadPanel({ id, onChanged, onClose }: LeadPanelProps) {
  const { ask, me } = useEditor()
  const [lead, setLead] = useState<Lead>()
  const [fault, setFault] = useState('')
  const [isErasing, setErasing] = useState(false)
  useEffect(() => {
    void ask<{ lead?: Lead }>(`GET leads/${id}`).then(({ body, fault }) => {
      setLead(body.lead)
      setFault(fault)
    })
  }, [ask, id])
  const release = async () => {
    const { fault } = await ask(`PUT leads/${id}`, { body: { lead: { state: 'received' } } })
    if (fault !== '') return setFault(fault)
    onChanged(WORDS.released)
    onClose()
  }
  if (lead === undefined) {
    return (
      <PanelDialog title={WORDS.lead} onClose={onClose}>
        <p>{fault || WORDS.loading}</p>
      </PanelDialog>
    )
  }
  const email = emailOf(lead)
  return (
    <PanelDialog title={personOf(lead)} onClose={onClose}>
      <LeadFacts lead={lead} />
      <h3>{WORDS.whoWasTold}</h3>
      <ul className="plain-list">
        {lead.messages?.map((message, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
          <li key={at}>{messageWords(message)}</li>
        ))}
        {lead.messages?.length === 0 && <li className="quiet">{WORDS.nobodyTold}</li>}
      </ul>
      <p role="alert">{fault}</p>
      <div className="dialog-actions">
        {may(me, 'owner') && email !== '' && (
          <button type="button" onClick={() => setErasing(true)}>
            {WORDS.erase(email)}
          </button>
        )}
        {lead.state === 'quarantined' && (
          <button type="button" className="is-primary" onClick={() => void release()}>
            {WORDS.release}
          </button>
        )}
      </div>
      {isErasing && (
        <FormDialog
          title={WORDS.eraseTitle}
          submit={WORDS.eraseIt}
          isDanger
          onClose={() => setErasing(false)}
          onSubmit={async () => {
            const answer = await ask<{ erased?: { leads: number } }>(
              `DELETE leads?email=${encodeURIComponent(email)}`,
            )
            if (answer.fault === '') {
              onChanged(WORDS.erased(answer.body.erased?.leads ?? 0, email))
              onClose()
            }
            return answer.fault
          }}
        >
          <p>{WORDS.eraseText(email)}</p>
        </FormDialog>
      )}
    </PanelDialog>
  )
}

function LeadFacts({ lead }: { readonly lead: Lead }) {
  const { fields, consent, utm } = lead
  const facts: readonly (readonly [string, string])[] = [
    ...Object.entries(fields)
      // After this comes what the visitor agreed to, in the words that the visitor saw.
      .filter(([name]) => !consent.some((asked) => asked.name === name))
      .map(([name, value]) => [fieldWords(name), [value].flat().join(', ')] as const),
    ...consent.map(({ text, given }) => [given ? WORDS.agreed : WORDS.notAgreed, text] as const),
    [WORDS.form, lead.form],
    [WORDS.state, stateWords(lead.state) + (lead.suspect ? ` (${lead.suspect})` : '')],
    [WORDS.came, showTime(lead.created_at)],
    [WORDS.page, lead.page],
    [WORDS.cameFrom, lead.referrer],
    ...Object.entries(utm).map(([name, value]) => [WORDS.campaign(name), value] as const),
  ]
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two consents may be named alike
          <div key={at} className="fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function messageWords({ to, topic, state, attempts, error }: Message): string {
  const trouble = error ? `: ${error}` : ''
  return `${WORDS.message[to][state]} ${WORDS.attempts(topic, attempts)}${trouble}`
}
