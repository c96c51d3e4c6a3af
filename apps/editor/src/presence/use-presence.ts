import type { Present } from '@prospectus/protocol/management/presence'
import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { newUid } from '../document/new-uid.ts'
import { LOCALE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { followPresence, type Presence, type Whereabouts } from './follow-presence.ts'

interface Company {
  readonly others: readonly Present[]
  /** Who else has saved last, and when; empty when nobody has. */
  readonly saved: string
}

/** Those who have the same story open. What they save comes in while one goes on typing. */
export function usePresence(open: OpenStory, where: Whereabouts): Company {
  const { request } = useEditor()
  const [others, setOthers] = useState<readonly Present[]>([])
  const [saved, setSaved] = useState('')
  const latest = useRef(where)
  latest.current = where
  const presence = useRef<Presence>(undefined)
  useEffect(() => {
    const { id } = open.state().story.record
    const followed = followPresence({
      request,
      storyId: id,
      tab: newUid(),
      where: () => latest.current,
      onMeeting: async (meeting) => {
        // The same people at the same places draw nothing again.
        const isSame = (now: readonly Present[]) =>
          JSON.stringify(now) === JSON.stringify(meeting.others)
        setOthers((now) => (isSame(now) ? now : meeting.others))
        if (!(await open.catchUp(meeting))) return
        const time = new Date().toLocaleTimeString(LOCALE, { timeStyle: 'short' })
        setSaved(
          meeting.saved_by
            ? translate('presence.saved', { name: meeting.saved_by, time })
            : translate('presence.savedByScript', { time }),
        )
      },
    })
    presence.current = followed
    return () => {
      followed.stop()
      presence.current = undefined
    }
  }, [request, open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is told at once
  useEffect(() => presence.current?.moved(), [where.block, where.field])
  return { others, saved }
}
