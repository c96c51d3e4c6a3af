import type { PresenceState, PresentPerson } from '@prospectus/protocol/management/presence'
import { useEffect, useRef, useState } from 'react'
import type { SendRequest } from '../api/api.ts'
import { formatTime } from '../components/format-date.ts'
import { useEditor } from '../context/editor-context.ts'
import { newUid } from '../document/new-uid.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { type StartTimer, startTimeout } from '../saving/timer.ts'

interface StoryPresence {
  readonly others: readonly PresentPerson[]
  /** Message about the last save by somebody else; '' if there was none. */
  readonly saveMessage: string
}

/** Returns the other people in the story, and applies their saves to it. */
export function usePresence(openStory: OpenStory, position: EditPosition): StoryPresence {
  const { request } = useEditor()
  const [others, setOthers] = useState<readonly PresentPerson[]>([])
  const [saveMessage, setSaveMessage] = useState('')
  const latestPosition = useRef(position)
  latestPosition.current = position
  const presenceRef = useRef<Presence>(undefined)
  useEffect(() => {
    const { id } = openStory.state().story.record
    const presence = followPresence({
      request,
      storyId: id,
      tab: newUid(),
      position: () => latestPosition.current,
      onState: async (state) => {
        // Keeps the old array when nothing changed, to avoid a render.
        const isSame = (current: readonly PresentPerson[]) =>
          JSON.stringify(current) === JSON.stringify(state.others)
        setOthers((current) => (isSame(current) ? current : state.others))
        if (!(await openStory.catchUp(state))) return
        const time = formatTime(new Date().toISOString())
        setSaveMessage(
          state.saved_by
            ? translate('presence.saved', { name: state.saved_by, time })
            : translate('presence.savedByScript', { time }),
        )
      },
    })
    presenceRef.current = presence
    return () => {
      presence.stop()
      presenceRef.current = undefined
    }
  }, [request, openStory])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is sent immediately
  useEffect(() => presenceRef.current?.sendPosition(), [position.block, position.field])
  return { others, saveMessage }
}

interface EditPosition {
  /** Uid of the selected block. */
  readonly block: string
  /** '' while no field is selected. */
  readonly field: string
}

interface PresenceOptions {
  readonly request: SendRequest
  readonly storyId: number
  /** Unique id of this browser tab. */
  readonly tab: string
  readonly position: () => EditPosition
  readonly onState: (state: PresenceState) => void
  readonly startTimer?: StartTimer
  /** Reports the page's visibility now and after each change; returns a function that stops watching. */
  readonly watchVisibility?: (onChange: (isVisible: boolean) => void) => () => void
}

interface Presence {
  /** Sends the position now, before the next heartbeat is due. */
  readonly sendPosition: () => void
  /** Tells the server that the person has left. */
  readonly stop: () => void
}

/** About a third of the time after which the server considers a tab closed. */
const HEARTBEAT_MS = 3000

/**
 * Sends heartbeats while the story is open in a visible page, and receives the presence of others and the last save.
 * When the page is hidden, tells the server that the person has left.
 */
export function followPresence(options: PresenceOptions): Presence {
  const { request, storyId, tab, position, onState, startTimer = startTimeout } = options
  const { watchVisibility = watchPageVisibility } = options
  const params = { id: storyId, tab }
  let isPresent = false
  let isSending = false
  let hasMoved = false
  let cancelTimer = () => {}
  const sendHeartbeat = async () => {
    cancelTimer()
    hasMoved = isSending
    if (isSending || !isPresent) return
    isSending = true
    const { body } = await request('PUT stories/:id/presence/:tab', {
      params,
      body: { presence: position() },
    })
    isSending = false
    // The page was hidden or closed during the request, and the request has registered the tab again.
    if (!isPresent) return void leave()
    if (body !== undefined) onState(body.presence)
    if (hasMoved) return void sendHeartbeat()
    cancelTimer = startTimer(HEARTBEAT_MS, () => void sendHeartbeat())
  }
  const leave = async () => {
    cancelTimer()
    if (!isSending) await request('DELETE stories/:id/presence/:tab', { params })
  }
  const stopWatching = watchVisibility((isVisible) => {
    if (isVisible === isPresent) return
    isPresent = isVisible
    void (isVisible ? sendHeartbeat() : leave())
  })
  return {
    sendPosition: () => void sendHeartbeat(),
    stop: () => {
      stopWatching()
      if (isPresent) {
        isPresent = false
        void leave()
      }
    },
  }
}

function watchPageVisibility(onChange: (isVisible: boolean) => void): () => void {
  const update = () => onChange(document.visibilityState === 'visible')
  const hide = () => onChange(false)
  document.addEventListener('visibilitychange', update)
  window.addEventListener('pagehide', hide)
  window.addEventListener('pageshow', update)
  update()
  return () => {
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('pagehide', hide)
    window.removeEventListener('pageshow', update)
  }
}
