import type { Scheduling, SchedulingDraft } from '@prospectus/protocol/management/plan'
import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { Form, SelectRow, TextRow, textIn } from '../components/form.tsx'
import { showTime } from '../components/show-time.ts'
import { useChange, useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { useLoss } from '../stories/use-loss.tsx'
import { ownZone } from './own-zone.ts'
import { parseFutureTime } from './plans.ts'
import { ReleaseList } from './release-list.tsx'

interface ScheduleDialogProps {
  readonly open: OpenStory
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Schedules publishing or unpublishing of this page, alone or in a release. */
export function ScheduleDialog({ open, onClose, onDone }: ScheduleDialogProps) {
  const change = useChange()
  const { id, name } = open.state().story.record
  const [action, setAction] = useState('publish')
  const { question, whyNot, clear } = useLoss(id, name)
  const planned = useResponse('GET story_schedulings', { query: { story_id: id } })
  const [problem, setProblem] = useState('')
  const add = async (form: FormData) => {
    const at = parseFutureTime(textIn(form, 'at'), Date.now())
    if (at === undefined) return translate('publishing.chooseTime')
    if (action === 'publish') return await plan({ publish_at: at })
    const problem = (await whyNot()) || (await plan({ unpublish_at: at }))
    if (problem === '') clear()
    return problem
  }
  /** Schedules the version that is open here, not later saves by others. */
  const plan = async (when: SchedulingDraft, plannedId?: number) => {
    if (!(await open.flush())) return open.state().problem || translate('publishing.notSaved')
    const { version } = open.state().story.record
    const body = { story_scheduling: { story_id: id, version, ...when } }
    const { problem } = await (plannedId === undefined
      ? change('POST story_schedulings', { body })
      : change('PUT story_schedulings/:id', { params: { id: plannedId }, body }))
    return problem
  }
  const remove = async (plannedId: number) =>
    (await change('DELETE story_schedulings/:id', { params: { id: plannedId } })).problem
  const showProblem = async (pending: Promise<string>) => setProblem(await pending)
  return (
    <Dialog
      size="middle"
      title={translate('publishing.schedule')}
      problem={problem || planned.problem}
      onClose={onClose}
    >
      <Form isLine submit={translate('publishing.add')} onSubmit={add}>
        <SelectRow
          label={translate('publishing.what')}
          value={action}
          onChange={setAction}
          choices={[
            ['publish', translate('publishing.publish')],
            ['unpublish', translate('publishing.unpublish')],
          ]}
        />
        <TextRow label={translate('publishing.when')} type="datetime-local" name="at" required />
        {action === 'unpublish' && question}
      </Form>
      <p className="quiet">{translate('publishing.scheduleText', { zone: ownZone() })}</p>
      <h3>{translate('publishing.planned')}</h3>
      <ul className="plan-list" aria-label={translate('publishing.planned')}>
        {planned.body?.story_schedulings.map((each) => (
          <li key={each.id}>
            <PlanLine plan={each} />
            {each.changed_since && (
              <button
                type="button"
                onClick={() =>
                  showProblem(plan({ publish_at: each.publish_at ?? undefined }, each.id))
                }
              >
                {translate('planned.planNewest')}
              </button>
            )}
            {each.done_at === null && (
              <button type="button" onClick={() => showProblem(remove(each.id))}>
                {translate('publishing.takeBack')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {planned.body?.story_schedulings.length === 0 && (
        <p>{translate('publishing.nothingPlanned')}</p>
      )}
      <ReleaseList storyId={id} onPublished={onDone} />
    </Dialog>
  )
}

function PlanLine({ plan }: { readonly plan: Scheduling }) {
  const { publish_at, unpublish_at, done_at, problem } = plan
  return (
    <span>
      {showTime(publish_at ?? unpublish_at ?? '')}:{' '}
      {publish_at === null
        ? translate('publishing.willUnpublish')
        : translate('publishing.willPublish')}
      {plan.changed_since && ` (${translate('planned.changedSincePlanned')})`}
      {problem !== null && (
        <span role="alert"> ({translate('publishing.problem', { why: problem })})</span>
      )}
      {done_at !== null && problem === null && (
        <span className="quiet"> ({translate('publishing.done')})</span>
      )}
    </span>
  )
}
