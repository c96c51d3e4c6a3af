import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { TextRow } from '../components/form.tsx'
import { formatDateTime, formatMonth } from '../components/format-date.ts'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { LinkedFrom } from '../stories/linked-from.tsx'
import { useSiteImpactConfirmation } from '../stories/use-site-impact-confirmation.tsx'
import { type PublishingDialogProps, saveDraft, usePublishAction } from './draft-actions.ts'
import { browserTimeZone, groupByMonth, type PlannedEvent } from './plans.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { StoryLink } from './story-link.tsx'
import { TranslationsDialog } from './translations/translations-dialog.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

interface NamedDialogProps extends PublishingDialogProps {
  readonly name: keyof typeof DIALOGS
}

export function PublishingDialog({ name, ...props }: NamedDialogProps) {
  const NamedDialog = DIALOGS[name]
  return <NamedDialog {...props} />
}

const DIALOGS = {
  publish: PublishDialog,
  unpublish: UnpublishDialog,
  schedule: ScheduleDialog,
  calendar: CalendarDialog,
  share: ShareDialog,
  template: TemplateDialog,
  translations: TranslationsDialog,
  versions: VersionsDialog,
  review: ReviewDialog,
}

function UnpublishDialog(props: PublishingDialogProps) {
  const { openStory, onClose } = props
  const { run, isBusy, problem } = usePublishAction(props, 'unpublish')
  const { id, name } = openStory.state().story.record
  const { question, checkConfirmation, hasSiteImpact } = useSiteImpactConfirmation(id, name)
  const [confirmationProblem, setConfirmationProblem] = useState('')
  const [isChecking, setChecking] = useState(false)
  const unpublish = async () => {
    setChecking(true)
    const reason = await checkConfirmation()
    setChecking(false)
    setConfirmationProblem(reason)
    if (reason === '') await run()
  }
  return (
    <Dialog
      size="middle"
      title={translate('publishing.unpublish')}
      closeLabel={translate('publishing.cancel')}
      problem={confirmationProblem || problem}
      onClose={onClose}
      actions={
        <button
          type="button"
          className={hasSiteImpact ? 'is-danger' : 'is-primary'}
          disabled={isChecking || isBusy}
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

function CalendarDialog({ onClose }: PublishingDialogProps) {
  const schedulings = useResponse('GET story_schedulings', {})
  const releases = useResponse('GET releases', {})
  const isLoaded = schedulings.body !== undefined && releases.body !== undefined
  const months = groupByMonth(
    schedulings.body?.story_schedulings ?? [],
    releases.body?.releases ?? [],
    formatMonth,
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
      {[...months].map(([month, events]) => (
        <section key={month}>
          <h3>{month}</h3>
          <ul className="plan-list" aria-label={month}>
            {events.map((event) => (
              <li key={event.id}>
                <PlannedLine {...event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}

function PlannedLine({ time, kind, name, storyIds }: PlannedEvent) {
  const verb =
    kind === 'unpublish'
      ? translate('publishing.willUnpublish')
      : translate('publishing.willPublish')
  return (
    <span>
      {formatDateTime(time)}:{' '}
      {kind === 'release' && `${translate('publishing.releaseOf', { name })}, `}
      {kind === 'release' && translate('publishing.pages', { count: storyIds.length })}
      {kind !== 'release' && storyIds.map((id) => <StoryLink key={id} id={id} />)} {verb}
    </span>
  )
}

function TemplateDialog({ openStory, onClose, onDone }: PublishingDialogProps) {
  const { request } = useEditor()
  const { id } = openStory.state().story.record
  const [name, setName] = useState(useStoryState(openStory, ({ story }) => story.draft.name))
  const [savedName, setSavedName] = useState('')
  const [problem, setProblem] = useState('')
  const save = async () => {
    const body = { template: { story_id: id, name } }
    const failure =
      (await saveDraft(openStory)) || (await request('POST templates', { body })).problem
    setProblem(failure)
    if (failure !== '') return
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
