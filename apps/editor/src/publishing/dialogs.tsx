import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { TextRow } from '../components/form.tsx'
import { formatDateTime } from '../components/format-date.ts'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { useResponse } from '../context/server-state.ts'
import { LOCALE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { LinkedFrom } from '../stories/linked-from.tsx'
import { useLoss } from '../stories/use-loss.tsx'
import { browserTimeZone } from './browser-time-zone.ts'
import { type PlannedEvent, plannedByMonth } from './plans.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { StoryLink } from './story-link.tsx'
import { TranslationsDialog } from './translations/translations-dialog.tsx'
import { usePublishAction } from './use-publish-action.ts'
import { VersionsDialog } from './versions-dialog.tsx'

interface DialogsProps {
  readonly open: OpenStory
  readonly name: string
  readonly version: number | undefined
  readonly onClose: () => void
  /** Called after the published state, or anything in the story tree, changed. */
  readonly onDone: () => void
}

export function Dialogs({ name, version, ...all }: DialogsProps) {
  const { me } = useEditor()
  switch (name) {
    case 'publish':
      return <PublishDialog {...all} />
    case 'unpublish':
      return <UnpublishDialog {...all} />
    case 'schedule':
      return <ScheduleDialog {...all} />
    case 'calendar':
      return <CalendarDialog onClose={all.onClose} />
    case 'share':
      return <ShareDialog {...all} />
    case 'template':
      return <TemplateDialog {...all} />
    case 'translations':
      return <TranslationsDialog {...all} onBegun={all.onDone} />
    case 'versions':
      return <VersionsDialog {...all} chosen={version} canRestore={hasRole(me, 'author')} />
    case 'review':
      return <ReviewDialog {...all} canAnswer={hasRole(me, 'editor')} />
    default:
      return null
  }
}

interface UnpublishDialogProps {
  readonly open: OpenStory
  readonly onClose: () => void
  readonly onDone: () => void
}

function UnpublishDialog({ open, onClose, onDone }: UnpublishDialogProps) {
  const { act, isBusy, problem } = usePublishAction(open, 'unpublish', () => {
    onDone()
    onClose()
  })
  const { id, name } = open.state().story.record
  const { question, confirmationProblem, isLoss } = useLoss(id, name)
  const [actionProblem, setActionProblem] = useState('')
  const unpublish = async () => {
    const reason = await confirmationProblem()
    setActionProblem(reason)
    if (reason === '') await act()
  }
  return (
    <Dialog
      size="middle"
      title={translate('publishing.unpublish')}
      closeLabel={translate('publishing.cancel')}
      problem={actionProblem || problem}
      onClose={onClose}
      actions={
        <button
          type="button"
          className={isLoss ? 'is-danger' : 'is-primary'}
          disabled={isBusy}
          onClick={unpublish}
        >
          {isBusy ? translate('publishing.unpublishing') : translate('publishing.unpublishNow')}
        </button>
      }
    >
      <p>{translate('publishing.unpublishText')}</p>
      {question}
      <LinkedFrom storyId={id} />
    </Dialog>
  )
}

const monthOf = (iso: string) =>
  new Date(iso).toLocaleDateString(LOCALE, { month: 'long', year: 'numeric' })

function CalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const schedulings = useResponse('GET story_schedulings', {})
  const releases = useResponse('GET releases', {})
  const isLoaded = schedulings.body !== undefined && releases.body !== undefined
  const months = plannedByMonth(
    schedulings.body?.story_schedulings ?? [],
    releases.body?.releases ?? [],
    monthOf,
  )
  return (
    <Dialog
      size="middle"
      title={translate('publishing.calendar')}
      problem={schedulings.problem || releases.problem}
      onClose={onClose}
    >
      <p className="quiet">{translate('publishing.scheduleText', { zone: browserTimeZone() })}</p>
      {isLoaded && months.size === 0 && <p>{translate('publishing.nothingScheduled')}</p>}
      {[...months].map(([month, planned]) => (
        <section key={month}>
          <h3>{month}</h3>
          <ul className="plan-list" aria-label={month}>
            {planned.map((each) => (
              <li key={each.key}>
                <PlannedLine planned={each} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}

function PlannedLine({ planned }: { readonly planned: PlannedEvent }) {
  const { at, kind, name, storyIds } = planned
  const verb =
    kind === 'unpublish'
      ? translate('publishing.willUnpublish')
      : translate('publishing.willPublish')
  return (
    <span>
      {formatDateTime(at)}:{' '}
      {kind === 'release' && `${translate('publishing.releaseOf', { name })}, `}
      {kind === 'release' && translate('publishing.pages', { count: storyIds.length })}
      {kind !== 'release' && storyIds.map((id) => <StoryLink key={id} id={id} />)} {verb}
    </span>
  )
}

interface TemplateDialogProps {
  readonly open: OpenStory
  readonly onClose: () => void
  /** Called after the template was added to the story tree. */
  readonly onDone: () => void
}

function TemplateDialog({ open, onClose, onDone }: TemplateDialogProps) {
  const { request } = useEditor()
  const { id } = open.state().story.record
  const [name, setName] = useState(useStoryState(open, ({ story }) => story.draft.name))
  const [savedName, setSavedName] = useState('')
  const [problem, setProblem] = useState('')
  const save = async () => {
    if (!(await open.flush()))
      return setProblem(open.state().problem || translate('publishing.notSaved'))
    const { problem } = await request('POST templates', {
      body: { template: { story_id: id, name } },
    })
    setProblem(problem)
    if (problem !== '') return
    setSavedName(name)
    onDone()
  }
  return (
    <Dialog
      size="middle"
      title={translate('publishing.template')}
      problem={problem}
      onClose={onClose}
      actions={
        <button
          type="button"
          className="is-primary"
          disabled={name.trim() === '' || savedName === name}
          onClick={save}
        >
          {translate('publishing.template')}
        </button>
      }
    >
      <p>{translate('publishing.templateWhy')}</p>
      <TextRow
        label={translate('publishing.templateName')}
        data-saved={savedName || undefined}
        value={name}
        onChange={setName}
      />
      <p role="status">
        {savedName !== '' && translate('publishing.templateKept', { name: savedName })}
      </p>
    </Dialog>
  )
}
