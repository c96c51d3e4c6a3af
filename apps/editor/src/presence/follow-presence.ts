import type { PresenceState } from '@prospectus/protocol/management/presence'
import type { SendRequest } from '../api/api.ts'
import { type Schedule, scheduleTimeout } from '../saving/schedule.ts'

/** Block and field that somebody is in. */
export interface Whereabouts {
  readonly block: string
  readonly field: string
}

interface PresenceParts {
  readonly request: SendRequest
  readonly storyId: number
  /** Unique id of this tab. */
  readonly tab: string
  readonly where: () => Whereabouts
  readonly onState: (state: PresenceState) => void
  readonly schedule?: Schedule
  /** Calls back with the visibility of the page, now and on every change; returns a function that stops it. */
  readonly watchVisibility?: (onChange: (isVisible: boolean) => void) => () => void
}

export interface Presence {
  /** Sends the new position at once. */
  readonly moved: () => void
  readonly stop: () => void
}

/** A third of the time after which the server considers a tab closed. */
const HEARTBEAT_MS = 3000

/**
 * Sends a heartbeat every few seconds while the story is open in a visible page, and receives the presence of others and
 * the last save. A hidden page leaves.
 */
export function followPresence(parts: PresenceParts): Presence {
  const { request, storyId, tab, where, onState, schedule = scheduleTimeout } = parts
  const { watchVisibility = watchPageVisibility } = parts
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
      body: { presence: where() },
    })
    isSending = false
    // Left while the heartbeat was on its way, which has registered the tab again.
    if (!isPresent) return void leave()
    if (body !== undefined) onState(body.presence)
    if (hasMoved) return void sendHeartbeat()
    cancelTimer = schedule(() => void sendHeartbeat(), HEARTBEAT_MS)
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
    moved: () => void sendHeartbeat(),
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
