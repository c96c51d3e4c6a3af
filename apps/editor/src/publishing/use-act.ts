import { useState } from 'react'
import type { OpenStory } from '../saving/open-story.ts'
import { WORDS } from './words.ts'

/** Publishes or unpublishes at the press of a dialog's button; the dialog stays, and says why, when it fails. */
export function useAct(open: OpenStory, what: 'publish' | 'unpublish', onDone: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const act = async () => {
    setBusy(true)
    const isDone = await open.act(what)
    setBusy(false)
    if (isDone) onDone()
    else setFault(open.state().fault || WORDS.notSaved)
  }
  return { act, isBusy, fault }
}
