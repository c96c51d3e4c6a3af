import type { PresenceState } from '@prospectus/protocol/management/presence'
import type { SendRequest } from '../api/api.ts'
import { type Schedule, scheduleTimeout } from '../saving/schedule.ts'

/** Where in the story somebody is. */
export interface Whereabouts {
  readonly block: string
  readonly field: string
}

interface PresenceParts {
  readonly request: SendRequest
  readonly storyId: number
  /** An id of this page that no other has. */
  readonly tab: string
  readonly where: () => Whereabouts
  readonly onMeeting: (meeting: PresenceState) => void
  readonly schedule?: Schedule
  /** Tells whether the page can be seen, now and whenever that changes; what it returns ends that. */
  readonly whenSeen?: (tell: (isSeen: boolean) => void) => () => void
}

export interface Presence {
  /** Says at once that one is elsewhere in the story now. */
  readonly moved: () => void
  readonly stop: () => void
}

/** A third of the time after which the server takes a page for closed. */
const EVERY_MS = 3000

/**
 * Says every few seconds that the story is open here, and hears who else has it open and whether it was saved. A
 * page that nobody sees says nothing, and takes its leave.
 */
export function followPresence(parts: PresenceParts): Presence {
  const { request, storyId, tab, where, onMeeting, schedule = scheduleTimeout } = parts
  const { whenSeen = whenPageIsSeen } = parts
  const params = { id: storyId, tab }
  let isHere = false
  let isAsking = false
  let hasMoved = false
  let callOff = () => {}
  const say = async () => {
    callOff()
    hasMoved = isAsking
    if (isAsking || !isHere) return
    isAsking = true
    const { body } = await request('PUT stories/:id/presence/:tab', {
      params,
      body: { presence: where() },
    })
    isAsking = false
    // Whoever left meanwhile was noted after all.
    if (!isHere) return void leave()
    if (body !== undefined) onMeeting(body.presence)
    if (hasMoved) return void say()
    callOff = schedule(() => void say(), EVERY_MS)
  }
  const leave = async () => {
    callOff()
    if (!isAsking) await request('DELETE stories/:id/presence/:tab', { params })
  }
  const stopWatching = whenSeen((isSeen) => {
    if (isSeen === isHere) return
    isHere = isSeen
    void (isSeen ? say() : leave())
  })
  return {
    moved: () => void say(),
    stop: () => {
      stopWatching()
      if (isHere) {
        isHere = false
        void leave()
      }
    },
  }
}

function whenPageIsSeen(tell: (isSeen: boolean) => void): () => void {
  const look = () => tell(document.visibilityState === 'visible')
  const hide = () => tell(false)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', hide)
  window.addEventListener('pageshow', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', hide)
    window.removeEventListener('pageshow', look)
  }
}
