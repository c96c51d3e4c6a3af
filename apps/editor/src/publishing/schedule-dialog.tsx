import { type FormEvent, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { useAsked } from '../context/use-asked.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { useLoss } from '../stories/use-loss.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { WORDS as PLAN_WORDS } from './planned/words.ts'
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
  const { id, name } = open.shown().story.record
  const [what, setWhat] = useState('publish')
  const { question, mayGo, clear } = useLoss(id, name)
  const planned = useAsked<{ story_schedulings: readonly Scheduling[] }>(
    `GET story_schedulings?story_id=${id}`,
  )
  const [fault, setFault] = useState('')
  const send = async (what: string, body?: unknown) => {
    const { status, fault } = await ask(what, body === undefined ? {} : { body })
    setFault(status < 300 ? '' : fault)
    planned.again()
    return status < 300
  }
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const at = momentIn(String(given.get('at')), Date.now())
    if (at === undefined) return setFault(WORDS.chooseTime)
    if (what === 'publish') return void (await plan('POST story_schedulings', { publish_at: at }))
    if (!(await mayGo())) return
    if (await plan('POST story_schedulings', { unpublish_at: at })) clear()
  }
  /** For the draft as it stands here: what others save in the meantime is not part of it. */
  const plan = async (what: string, when: object) => {
    if (!(await open.flush())) {
      setFault(open.shown().fault || WORDS.notSaved)
      return false
    }
    const { version } = open.shown().story.record
    return await send(what, { story_scheduling: { story_id: id, version, ...when } })
  }
  return (
    <DialogFrame title={WORDS.schedule} fault={fault || planned.fault} onClose={onClose}>
      <form className="dialog-form" onSubmit={add}>
        <label>
          {WORDS.what}
          <select value={what} onChange={(event) => setWhat(event.currentTarget.value)}>
            <option value="publish">{WORDS.publish}</option>
            <option value="unpublish">{WORDS.unpublish}</option>
          </select>
        </label>
        <label>
          {WORDS.when}
          <input type="datetime-local" name="at" required />
        </label>
        {what === 'unpublish' && question}
        <button type="submit" className="is-primary">
          {WORDS.add}
        </button>
      </form>
      <p className="quiet">{WORDS.scheduleText(ownZone())}</p>
      <h3>{WORDS.planned}</h3>
      <ul className="plan-list" aria-label={WORDS.planned}>
        {planned.body?.story_schedulings.map((each) => (
          <li key={each.id}>
            <PlanLine plan={each} />
            {each.changed_since && (
              <button
                type="button"
                onClick={() =>
                  plan(`PUT story_schedulings/${each.id}`, { publish_at: each.publish_at })
                }
              >
                {PLAN_WORDS.planNewest}
              </button>
            )}
            {each.done_at === null && (
              <button type="button" onClick={() => send(`DELETE story_schedulings/${each.id}`)}>
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
      {plan.changed_since && ` (${PLAN_WORDS.changedSincePlanned})`}
      {problem !== null && <span role="alert"> ({WORDS.problem(problem)})</span>}
      {done_at !== null && problem === null && <span className="quiet"> ({WORDS.done})</span>}
    </span>
  )
}
