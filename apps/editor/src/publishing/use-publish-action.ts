import { useState } from 'react'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'

export function usePublishAction(
  openStory: OpenStory,
  action: 'publish' | 'unpublish',
  onDone: () => void,
) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const run = async () => {
    setBusy(true)
    const isDone = await openStory.runAction(action)
    setBusy(false)
    if (isDone) onDone()
    else setProblem(openStory.state().problem || translate('publishing.notSaved'))
  }
  return { run: run, isBusy, problem }
}
