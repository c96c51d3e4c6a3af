import { type FormEvent, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { useAsked } from '../context/use-asked.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { momentIn, type Scheduling } from './plans.ts'
import { ReleaseList } from './release-list.tsx'
import { momentWords, ownZone, WORDS } from './words.ts'

interface ScheduleDialogProps {
  readonly open: OpenStory
  readonly onClose: () => void
  readonly onDone: () => void
}

/** When this page is to be published or unpublished, by itself or in a release. */
export function ScheduleDialog({ open, onClose, onDone }: ScheduleDialogProps) {
  const { ask } = useEditor()
  const { id } = open.shown().story.record
  const planned = useAsked<{ story_schedulings: readonly Scheduling[] }>(
    `GET story_schedulings?story_id=${id}`,
  )
  const [fault, setFault] = useState('')
  const send = async (what: string, body?: unknown) => {
    const { status, fault } = await ask(what, body === undefined ? {} : { body })
    setFault(status < 300 ? '' : fault)
    planned.again()
  }
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const at = momentIn(String(given.get('at')), Date.now())
    if (at === undefined) return setFault(WORDS.chooseTime)
    if (!(await open.flush())) return setFault(open.shown().fault || WORDS.notSaved)
    const when = given.get('what') === 'publish' ? { publish_at: at } : { unpublish_at: at }
    await send('POST story_schedulings', { story_scheduling: { story_id: id, ...when } })
  }
  return (
    <DialogFrame title={WORDS.schedule} fault={fault || planned.fault} onClose={onClose}>
      <form className="dialog-form" onSubmit={add}>
        <label>
          {WORDS.what}
          <select name="what">
            <option value="publish">{WORDS.publish}</option>
            <option value="unpublish">{WORDS.unpublish}</option>
          </select>
        </label>
        <label>
          {WORDS.when}
          <input type="datetime-local" name="at" required />
        </label>
        <button type="submit" className="is-primary">
          {WORDS.add}
        </button>
      </form>
      <p className="quiet">{WORDS.scheduleText(ownZone())}</p>
      <h3>{WORDS.planned}</h3>
      <ul className="plan-list" aria-label={WORDS.planned}>
        {planned.body?.story_schedulings.map((plan) => (
          <li key={plan.id}>
            <PlanLine plan={plan} />
            {plan.done_at === null && (
              <button type="button" onClick={() => send(`DELETE story_schedulings/${plan.id}`)}>
                {WORDS.takeBack}
              </button>
            )}
          </li>
        ))}
      </ul>
      {planned.body?.story_schedulings.length === 0 && <p>{WORDS.nothingPlanned}</p>}
      <ReleaseList storyId={id} onPublished={onDone} />
    </DialogFrame>
  )
}

function PlanLine({ plan }: { readonly plan: Scheduling }) {
  const { publish_at, unpublish_at, done_at, problem } = plan
  return (
    <span>
      {momentWords(publish_at ?? unpublish_at ?? '')}:{' '}
      {publish_at === null ? WORDS.willUnpublish : WORDS.willPublish}
      {problem !== null && <span role="alert"> ({WORDS.problem(problem)})</span>}
      {done_at !== null && problem === null && <span className="quiet"> ({WORDS.done})</span>}
    </span>
  )
}
