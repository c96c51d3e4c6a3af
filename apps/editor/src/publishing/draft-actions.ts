import { useState } from 'react'
import { translate } from '../messages/messages.ts'
import type { StoryStore } from '../saving/story-store.ts'

/** Props of the dialogs in which a story is published, scheduled, shared or reviewed. */
export interface PublishingDialogProps {
  readonly storyStore: StoryStore
  /** Number of the version to show; only the dialog of versions has one. */
  readonly version?: number | undefined
  readonly onClose: () => void
  /** Called after a change of the published state or of the story tree. */
  readonly onDone: () => void
}

/** Returns `run`, which publishes the draft or unpublishes the story, and closes the dialog on success. */
export function usePublishAction(
  { storyStore, onClose, onDone }: PublishingDialogProps,
  action: 'publish' | 'unpublish',
) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const run = async () => {
    setBusy(true)
    const isDone = await storyStore.runAction(action)
    setBusy(false)
    if (!isDone) return setProblem(failureOf(storyStore))
    onDone()
    onClose()
  }
  return { run, isBusy, problem }
}

/** Saves the draft. Resolves to why it could not be saved, '' on success. */
export async function saveDraft(storyStore: StoryStore): Promise<string> {
  return (await storyStore.flush()) ? '' : failureOf(storyStore)
}

/** Returns why the last save or action of a story failed. */
export function failureOf(storyStore: StoryStore): string {
  return storyStore.state().problem || translate('publishing.notSaved')
}
