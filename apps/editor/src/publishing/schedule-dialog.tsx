import type {
  Release,
  ReleaseDraft,
  Scheduling,
  SchedulingDraft,
} from '@prospectus/protocol/management/plan'
import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { Form, SelectRow, TextRow, textIn } from '../components/form.tsx'
import { formatDateTime } from '../components/format-date.ts'
import { useEditor } from '../context/editor-context.ts'
import { useChange, useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { useSiteImpactConfirmation } from '../stories/use-site-impact-confirmation.tsx'
import { type PublishingDialogProps, saveDraft } from './draft-actions.ts'
import { browserTimeZone, parseFutureTime } from './plans.ts'
import { StoryLink } from './story-link.tsx'

export function ScheduleDialog({ storyStore, onClose, onDone }: PublishingDialogProps) {
  const change = useChange()
  const { id, name } = storyStore.state().story.record
  const [action, setAction] = useState('publish')
  const { question, checkConfirmation, clear } = useSiteImpactConfirmation(id, name)
  const schedulings = useResponse('GET story_schedulings', { query: { story_id: id } })
  const [problem, setProblem] = useState('')
  const add = async (form: FormData) => {
    const time = parseFutureTime(textIn(form, 'at'), Date.now())
    if (time === undefined) return translate('publishing.chooseTime')
    if (action === 'publish') return await plan({ publish_at: time })
    const problem = (await checkConfirmation()) || (await plan({ unpublish_at: time }))
    if (problem === '') clear()
    return problem
  }
  // Schedules the version that is open here, not a later save by somebody else. With an id, changes that schedule.
  const plan = async (times: SchedulingDraft, changedId?: number) => {
    const saveProblem = await saveDraft(storyStore)
    if (saveProblem !== '') return saveProblem
    const { version } = storyStore.state().story.record
    const body = { story_scheduling: { story_id: id, version, ...times } }
    const { problem } = await (changedId === undefined
      ? change('POST story_schedulings', { body })
      : change('PUT story_schedulings/:id', { params: { id: changedId }, body }))
    return problem
  }
  const remove = async (schedulingId: number) =>
    (await change('DELETE story_schedulings/:id', { params: { id: schedulingId } })).problem
  const showProblem = async (pending: Promise<string>) => setProblem(await pending)
  return (
    <Dialog
      size="middle"
      title={translate('publishing.schedule')}
      problem={problem || schedulings.problem}
      onClose={onClose}
    >
      <Form isInline submitLabel={translate('publishing.add')} onSubmit={add}>
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
      <p className="quiet">{translate('publishing.scheduleText', { zone: browserTimeZone() })}</p>
      <h3>{translate('publishing.planned')}</h3>
      <ul className="plan-list" aria-label={translate('publishing.planned')}>
        {schedulings.body?.story_schedulings.map((scheduling) => (
          <li key={scheduling.id}>
            <PlanLine {...scheduling} />
            {scheduling.changed_since && (
              <button
                type="button"
                onClick={() =>
                  showProblem(
                    plan({ publish_at: scheduling.publish_at ?? undefined }, scheduling.id),
                  )
                }
              >
                {translate('planned.planNewest')}
              </button>
            )}
            {scheduling.done_at === null && (
              <button type="button" onClick={() => showProblem(remove(scheduling.id))}>
                {translate('publishing.takeBack')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {schedulings.body?.story_schedulings.length === 0 && (
        <p>{translate('publishing.nothingPlanned')}</p>
      )}
      <ReleaseList storyId={id} onPublished={onDone} />
    </Dialog>
  )
}

function PlanLine({ publish_at, unpublish_at, changed_since, done_at, problem }: Scheduling) {
  return (
    <span>
      {formatDateTime(publish_at ?? unpublish_at ?? '')}:{' '}
      {publish_at === null
        ? translate('publishing.willUnpublish')
        : translate('publishing.willPublish')}
      {changed_since && ` (${translate('planned.changedSincePlanned')})`}
      {problem !== null && (
        <span role="alert"> ({translate('publishing.problem', { why: problem })})</span>
      )}
      {done_at !== null && problem === null && (
        <span className="quiet"> ({translate('publishing.done')})</span>
      )}
    </span>
  )
}

interface ReleaseListProps {
  readonly storyId: number
  readonly onPublished: () => void
}

function ReleaseList({ storyId, onPublished }: ReleaseListProps) {
  const change = useChange()
  const { body, problem: loadProblem } = useResponse('GET releases', {})
  const [actionProblem, setActionProblem] = useState('')
  const problem = actionProblem || loadProblem
  const create = async (form: FormData) => {
    const [name, localTime] = [textIn(form, 'name'), textIn(form, 'at')]
    const time = parseFutureTime(localTime, Date.now())
    if (localTime !== '' && time === undefined) return translate('publishing.chooseTime')
    const plannedTime = time === undefined ? {} : { release_at: time }
    const release = { name, story_ids: [storyId], ...plannedTime }
    return problemOf(await change('POST releases', { body: { release } }))
  }
  const releases = (body?.releases ?? []).filter(
    ({ done_at, problem }) => done_at === null || problem !== null,
  )
  return (
    <section>
      <h3>{translate('publishing.releases')}</h3>
      <p className="quiet">{translate('publishing.releasesText')}</p>
      {problem !== '' && <p role="alert">{problem}</p>}
      <ul className="plan-list" aria-label={translate('publishing.releases')}>
        {releases.map((release) => (
          <ReleaseLine
            key={release.id}
            release={release}
            storyId={storyId}
            onPublished={onPublished}
            onResult={setActionProblem}
          />
        ))}
      </ul>
      <Form
        isInline
        submitLabel={translate('publishing.makeRelease')}
        onSubmit={create}
        onDone={(form) => form.reset()}
      >
        <TextRow label={translate('publishing.releaseName')} name="name" required />
        <TextRow label={translate('publishing.when')} type="datetime-local" name="at" />
      </Form>
    </section>
  )
}

interface ReleaseResponse {
  readonly problem: string
  readonly body: { readonly release: Release } | undefined
}

/** Returns why a release could not be changed or published; '' on success. */
function problemOf({ problem, body }: ReleaseResponse): string {
  const releaseProblem = body?.release.problem
  return problem || (releaseProblem ? translate('publishing.problem', { why: releaseProblem }) : '')
}

interface ReleaseLineProps extends ReleaseListProps {
  readonly release: Release
  /** Called after each change with its problem, '' on success. */
  readonly onResult: (problem: string) => void
}

function ReleaseLine({ release, storyId, onPublished, onResult }: ReleaseLineProps) {
  const { id: releaseId, name, story_ids, changed_ids, release_at, problem } = release
  const { request } = useEditor()
  const change = useChange()
  const params = { id: releaseId }
  const update = async (draft: ReleaseDraft) =>
    onResult(problemOf(await change('PUT releases/:id', { params, body: { release: draft } })))
  /** Replaces the planned version of a page with its newest draft. */
  const planNewest = async (id: number) => {
    const { body, problem } = await request('GET stories/:id', { params: { id } })
    if (body === undefined) return onResult(problem)
    await update({ versions: { [id]: body.story.version } })
  }
  const publish = async () => {
    onResult(problemOf(await change('POST releases/:id/publish', { params })))
    onPublished()
  }
  const remove = async () => onResult(problemOf(await change('DELETE releases/:id', { params })))
  const isOpen = release.done_at === null
  // Loads the pages only when the list is expanded.
  const [isExpanded, setExpanded] = useState(false)
  return (
    <li className="release-line">
      <span>
        <b>{name}</b>
        {release_at !== null && ` ${formatDateTime(release_at)}`}
        {changed_ids.length > 0 &&
          ` (${translate('planned.changedPages', { count: changed_ids.length })})`}
        {problem !== null && (
          <span role="alert"> {translate('publishing.problem', { why: problem })}</span>
        )}
      </span>
      <details onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}>
        <summary>{translate('publishing.pages', { count: story_ids.length })}</summary>
        {isExpanded && (
          <ul>
            {story_ids.map((id) => (
              <li key={id}>
                <StoryLink id={id} />{' '}
                {changed_ids.includes(id) && (
                  <>
                    ({translate('planned.changedSincePlanned')}){' '}
                    <button type="button" onClick={() => void planNewest(id)}>
                      {translate('planned.planNewest')}
                    </button>{' '}
                  </>
                )}
                {isOpen && story_ids.length > 1 && (
                  <button
                    type="button"
                    onClick={() =>
                      void update({ story_ids: story_ids.filter((pageId) => pageId !== id) })
                    }
                  >
                    {translate('publishing.takeOut')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </details>
      <span className="row-actions">
        {isOpen && !story_ids.includes(storyId) && (
          <button type="button" onClick={() => void update({ story_ids: [...story_ids, storyId] })}>
            {translate('publishing.addToRelease')}
          </button>
        )}
        {isOpen && (
          <button type="button" onClick={() => void publish()}>
            {translate('publishing.publishRelease', { name })}
          </button>
        )}
        <button type="button" onClick={() => void remove()}>
          {translate('publishing.deleteRelease', { name })}
        </button>
        {isOpen && story_ids.includes(storyId) && (
          <span className="quiet">{translate('publishing.inRelease')}</span>
        )}
      </span>
    </li>
  )
}
