import { useEffect, useState } from 'react'
import { useEditor, useStory } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { isUnsaved } from '../saving/story-state.ts'
import { type FirstRunState, readFirstRun, saveFirstRun } from './first-run-state.ts'
import { stepsAfter } from './first-steps.ts'
import './first-run.css'

interface FirstRunProps {
  readonly open: OpenStory | undefined
  /** True while there is no page to open. */
  readonly isEmpty: boolean
  /** The stories that wait for a review. */
  readonly inReview: readonly number[]
}

/** Leads somebody who is new from signing in to a published change; gone for good when closed. */
export function FirstRun({ open, isEmpty, inReview }: FirstRunProps) {
  const { me } = useEditor()
  const [closed, setClosed] = useState<FirstRunState>(() => readFirstRun(me.person.id))
  useEffect(() => saveFirstRun(me.person.id, closed), [me, closed])
  if (closed === 'closed' || !may(me, 'author')) return null
  const last = may(me, 'editor')
    ? ([closed.published, translate('firstRun.publish'), translate('firstRun.publishHow')] as const)
    : ([closed.reviewed, translate('firstRun.review'), translate('firstRun.reviewHow')] as const)
  // Without an open page there is nothing to change or publish.
  const isOpened = closed.opened && (open !== undefined || last[0])
  const steps = [
    [
      isOpened,
      translate('firstRun.open'),
      isEmpty ? translate('firstRun.openEmpty') : translate('firstRun.openHow'),
    ],
    [closed.changed, translate('firstRun.change'), translate('firstRun.changeHow')],
    last,
  ] as const
  const next = steps.findIndex(([isDone]) => !isDone)
  return (
    <section
      className={open === undefined ? 'first-run' : 'first-run is-beside-story'}
      aria-label={translate('firstRun.title')}
    >
      {open !== undefined && <Follow open={open} inReview={inReview} onChange={setClosed} />}
      <h2>{translate('firstRun.title')}</h2>
      <ol>
        {steps.map(([isDone, what, how], at) => (
          <li
            key={what}
            value={at + 1}
            className={isDone ? 'is-done' : ''}
            aria-current={at === next ? 'step' : undefined}
          >
            <span>
              {what}
              {isDone && <span className="visually-hidden"> ({translate('firstRun.isDone')})</span>}
            </span>
            {at === next && <p>{how}</p>}
          </li>
        ))}
      </ol>
      <p role="status">
        {next === -1 &&
          (may(me, 'editor') ? translate('firstRun.done') : translate('firstRun.doneReview'))}
      </p>
      <button type="button" onClick={() => setClosed('closed')}>
        {next === -1 ? translate('firstRun.closeDone') : translate('firstRun.close')}
      </button>
    </section>
  )
}

interface FollowProps {
  readonly open: OpenStory
  readonly inReview: readonly number[]
  readonly onChange: (change: (before: FirstRunState) => FirstRunState) => void
}

/** Checks off what has been done in the open story. */
function Follow({ open, inReview, onChange }: FollowProps) {
  const hasEdits = useStory(open, ({ story }) => story.history.done.length > 0)
  const isSaved = useStory(open, ({ story }) => !isUnsaved(story))
  const isPublished = useStory(open, ({ story }) => story.record.published)
  const hasUnpublishedChanges = useStory(open, ({ story }) => story.record.unpublished_changes)
  const isInReview = inReview.includes(open.state().story.record.id)
  useEffect(() => {
    const facts = { hasEdits, isSaved, isPublished, hasUnpublishedChanges, isInReview }
    onChange((before) => (before === 'closed' ? before : stepsAfter(before, facts)))
  }, [hasEdits, isSaved, isPublished, hasUnpublishedChanges, isInReview, onChange])
  return null
}
