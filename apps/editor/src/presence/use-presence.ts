import type { Present } from '@prospectus/protocol/management/presence'
import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { newUid } from '../document/new-uid.ts'
import { LOCALE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { followPresence, type Presence, type Whereabouts } from './follow-presence.ts'

interface Companions {
  readonly others: readonly Present[]
  /** Message about the last save by somebody else; '' without one. */
  readonly saved: string
}

/** Other people who have the story open. Applies their saves to the open story. */
export function usePresence(open: OpenStory, where: Whereabouts): Companions {
  const { request } = useEditor()
  const [others, setOthers] = useState<readonly Present[]>([])
  const [saved, setSaved] = useState('')
  const latest = useRef(where)
  latest.current = where
  const presence = useRef<Presence>(undefined)
  useEffect(() => {
    const { id } = open.state().story.record
    const followedPresence = followPresence({
      request,
      storyId: id,
      tab: newUid(),
      where: () => latest.current,
      onState: async (state) => {
        // Keeps the old array when nothing changed, to avoid a render.
        const isSame = (now: readonly Present[]) =>
          JSON.stringify(now) === JSON.stringify(state.others)
        setOthers((now) => (isSame(now) ? now : state.others))
        if (!(await open.catchUp(state))) return
        const time = new Date().toLocaleTimeString(LOCALE, { timeStyle: 'short' })
        setSaved(
          state.saved_by
            ? translate('presence.saved', { name: state.saved_by, time })
            : translate('presence.savedByScript', { time }),
        )
      },
    })
    presence.current = followedPresence
    return () => {
      followedPresence.stop()
      presence.current = undefined
    }
  }, [request, open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is sent at once
  useEffect(() => presence.current?.moved(), [where.block, where.field])
  return { others, saved }
}
