import { useState } from 'react'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'

/** Publishes or unpublishes at the press of a dialog's button; the dialog stays, and says why, when it fails. */
export function useAct(open: OpenStory, what: 'publish' | 'unpublish', onDone: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const act = async () => {
    setBusy(true)
    const isDone = await open.act(what)
    setBusy(false)
    if (isDone) onDone()
    else setProblem(open.state().problem || translate('publishing.notSaved'))
  }
  return { act, isBusy, problem }
}
