import { useEffect, useState } from 'react'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { translate } from '../messages/messages.ts'
import { isUnsaved } from '../saving/story-state.ts'
import type { StoryStore } from '../saving/story-store.ts'
import { FIRST_STEPS, type FirstStep, updateSteps } from './first-steps.ts'
import './first-run.css'

interface FirstRunProps {
  readonly storyStore: StoryStore | undefined
  /** True if there are no stories. */
  readonly isEmpty: boolean
  /** Ids of the stories that wait for a review. */
  readonly idsInReview: readonly number[]
}

/**
 * Guides a new person to a first published change, or an author to a first request for a review. Once closed, the guide
 * is not shown again in this browser.
 */
export function FirstRun({ storyStore, isEmpty, idsInReview }: FirstRunProps) {
  const { me } = useEditor()
  const [state, setState] = useState<FirstRunState>(() => readFirstRun(me.person.id))
  useEffect(() => saveFirstRun(me.person.id, state), [me, state])
  if (state === 'closed' || !hasRole(me, 'author')) return null
  const lastStep = hasRole(me, 'editor')
    ? ([
        state.has('published'),
        translate('firstRun.publish'),
        translate('firstRun.publishHow'),
      ] as const)
    : ([
        state.has('reviewed'),
        translate('firstRun.review'),
        translate('firstRun.reviewHow'),
      ] as const)
  const [isLastStepDone] = lastStep
  // Without an open page there is nothing to change or publish.
  const isOpened = state.has('opened') && (storyStore !== undefined || isLastStepDone)
  const steps = [
    [
      isOpened,
      translate('firstRun.open'),
      isEmpty ? translate('firstRun.openEmpty') : translate('firstRun.openHow'),
    ],
    [state.has('changed'), translate('firstRun.change'), translate('firstRun.changeHow')],
    lastStep,
  ] as const
  const nextIndex = steps.findIndex(([isDone]) => !isDone)
  return (
    <section
      className={storyStore === undefined ? 'first-run' : 'first-run is-beside-story'}
      aria-label={translate('firstRun.title')}
    >
      {storyStore !== undefined && (
        <StepTracker storyStore={storyStore} idsInReview={idsInReview} onChange={setState} />
      )}
      <h2>{translate('firstRun.title')}</h2>
      <ol>
        {steps.map(([isDone, title, help], index) => (
          <li
            key={title}
            value={index + 1}
            className={isDone ? 'is-done' : ''}
            aria-current={index === nextIndex ? 'step' : undefined}
          >
            <span>
              {title}
              {isDone && <span className="visually-hidden"> ({translate('firstRun.isDone')})</span>}
            </span>
            {index === nextIndex && <p>{help}</p>}
          </li>
        ))}
      </ol>
      <p role="status">
        {nextIndex === -1 &&
          (hasRole(me, 'editor') ? translate('firstRun.done') : translate('firstRun.doneReview'))}
      </p>
      <button type="button" onClick={() => setState('closed')}>
        {nextIndex === -1 ? translate('firstRun.closeDone') : translate('firstRun.close')}
      </button>
    </section>
  )
}

interface StepTrackerProps {
  readonly storyStore: StoryStore
  readonly idsInReview: readonly number[]
  readonly onChange: (change: (state: FirstRunState) => FirstRunState) => void
}

function StepTracker({ storyStore, idsInReview, onChange }: StepTrackerProps) {
  const hasEdits = useStoryState(storyStore, ({ story }) => story.history.undoStack.length > 0)
  const isSaved = useStoryState(storyStore, ({ story }) => !isUnsaved(story))
  const record = useStoryState(storyStore, ({ story }) => story.record)
  const { published: isPublished, unpublished_changes: hasUnpublishedChanges } = record
  const isInReview = idsInReview.includes(record.id)
  useEffect(() => {
    const story = { hasEdits, isSaved, isPublished, hasUnpublishedChanges, isInReview }
    onChange((state) => (state === 'closed' ? state : updateSteps(state, story)))
  }, [hasEdits, isSaved, isPublished, hasUnpublishedChanges, isInReview, onChange])
  return null
}

/** The steps that a person has done; `closed` after they closed the guide. */
type FirstRunState = ReadonlySet<FirstStep> | 'closed'

const storageKey = (personId: string) => `prospectus-first-steps-${personId}`

/** Reads the steps from this browser's storage; without storage, none is done. */
function readFirstRun(personId: string): FirstRunState {
  try {
    const text = localStorage.getItem(storageKey(personId)) ?? ''
    const names = text.split(' ')
    return text === 'closed' ? text : new Set(FIRST_STEPS.filter((step) => names.includes(step)))
  } catch {
    return new Set()
  }
}

function saveFirstRun(personId: string, steps: FirstRunState): void {
  try {
    localStorage.setItem(storageKey(personId), steps === 'closed' ? steps : [...steps].join(' '))
  } catch {
    // Without storage the steps are shown again, which does no harm.
  }
}
