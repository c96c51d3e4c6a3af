import { useEffect, useState } from 'react'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { isUnsaved } from '../saving/story-state.ts'
import { type FirstSteps, NO_STEPS, stepsAfter } from './first-steps.ts'
import './first-run.css'

interface FirstRunProps {
  readonly open: OpenStory | undefined
  readonly isEmpty: boolean
  readonly inReview: readonly number[]
}

/** Leads a new person from signing in to a published change; once closed, it never returns. */
export function FirstRun({ open, isEmpty, inReview }: FirstRunProps) {
  const { me } = useEditor()
  const [state, setState] = useState<FirstRunState>(() => readFirstRun(me.person.id))
  useEffect(() => saveFirstRun(me.person.id, state), [me, state])
  if (state === 'closed' || !hasRole(me, 'author')) return null
  const lastStep = hasRole(me, 'editor')
    ? ([state.published, translate('firstRun.publish'), translate('firstRun.publishHow')] as const)
    : ([state.reviewed, translate('firstRun.review'), translate('firstRun.reviewHow')] as const)
  // Without an open page there is nothing to change or publish.
  const isOpened = state.opened && (open !== undefined || lastStep[0])
  const steps = [
    [
      isOpened,
      translate('firstRun.open'),
      isEmpty ? translate('firstRun.openEmpty') : translate('firstRun.openHow'),
    ],
    [state.changed, translate('firstRun.change'), translate('firstRun.changeHow')],
    lastStep,
  ] as const
  const next = steps.findIndex(([isDone]) => !isDone)
  return (
    <section
      className={open === undefined ? 'first-run' : 'first-run is-beside-story'}
      aria-label={translate('firstRun.title')}
    >
      {open !== undefined && <StepTracker open={open} inReview={inReview} onChange={setState} />}
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
          (hasRole(me, 'editor') ? translate('firstRun.done') : translate('firstRun.doneReview'))}
      </p>
      <button type="button" onClick={() => setState('closed')}>
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

function StepTracker({ open, inReview, onChange }: FollowProps) {
  const hasEdits = useStoryState(open, ({ story }) => story.history.done.length > 0)
  const isSaved = useStoryState(open, ({ story }) => !isUnsaved(story))
  const isPublished = useStoryState(open, ({ story }) => story.record.published)
  const hasUnpublishedChanges = useStoryState(open, ({ story }) => story.record.unpublished_changes)
  const isInReview = inReview.includes(open.state().story.record.id)
  useEffect(() => {
    const facts = { hasEdits, isSaved, isPublished, hasUnpublishedChanges, isInReview }
    onChange((before) => (before === 'closed' ? before : stepsAfter(before, facts)))
  }, [hasEdits, isSaved, isPublished, hasUnpublishedChanges, isInReview, onChange])
  return null
}

/** A person's first steps, or `closed` once they have dismissed them. */
type FirstRunState = FirstSteps | 'closed'

const keyOf = (personId: string) => `prospectus-first-steps-${personId}`

/** A person's first steps as stored in this browser; without storage, none count as done. */
function readFirstRun(personId: string): FirstRunState {
  try {
    const steps = localStorage.getItem(keyOf(personId))
    if (steps === 'closed') return steps
    const done = new Set(steps?.split(' '))
    return {
      opened: done.has('opened'),
      changed: done.has('changed'),
      published: done.has('published'),
      reviewed: done.has('reviewed'),
    }
  } catch {
    return NO_STEPS
  }
}

function saveFirstRun(personId: string, steps: FirstRunState): void {
  const text =
    steps === 'closed'
      ? steps
      : Object.entries(steps)
          .filter(([, isDone]) => isDone)
          .map(([name]) => name)
          .join(' ')
  try {
    localStorage.setItem(keyOf(personId), text)
  } catch {
    // Without storage the steps are shown again, which does no harm.
  }
}
