import { useState } from 'react'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'

/** Props of the dialogs in which a story is published, scheduled, shared or reviewed. */
export interface PublishingDialogProps {
  readonly openStory: OpenStory
  /** Number of the version to show; only the dialog of versions has one. */
  readonly version?: number | undefined
  readonly onClose: () => void
  /** Called after a change of the published state or of the story tree. */
  readonly onDone: () => void
}

/** Returns `run`, which publishes the draft or unpublishes the story, and closes the dialog on success. */
export function usePublishAction(
  { openStory, onClose, onDone }: PublishingDialogProps,
  action: 'publish' | 'unpublish',
) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const run = async () => {
    setBusy(true)
    const isDone = await openStory.runAction(action)
    setBusy(false)
    if (!isDone) return setProblem(failureOf(openStory))
    onDone()
    onClose()
  }
  return { run, isBusy, problem }
}

/** Saves the draft. Resolves to why it could not be saved, '' on success. */
export async function saveDraft(openStory: OpenStory): Promise<string> {
  return (await openStory.flush()) ? '' : failureOf(openStory)
}

/** Returns why the last save or action of a story failed. */
export function failureOf(openStory: OpenStory): string {
  return openStory.state().problem || translate('publishing.notSaved')
}
