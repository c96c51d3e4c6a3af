import type { PreviewLocation } from '@prospectus/protocol/management/story'
import type { SendRequest } from '../api/api.ts'
import { type Schedule, scheduleTimeout } from '../saving/schedule.ts'
import type { PreviewRequest } from './last-page.ts'

/** A signed address is good for an hour. */
const SIGN_AGAIN_MS = 55 * 60 * 1000
const RETRY_MS = 10_000

interface SignedAddressOptions {
  readonly request: SendRequest
  readonly target: PreviewRequest
  readonly onLocation: (location: PreviewLocation) => void
  /** Called with the reason when there is no new address, else with ''. The old address stays in use. */
  readonly onProblem: (problem: string) => void
  readonly schedule?: Schedule
  readonly now?: () => number
  /** Calls `check` whenever somebody may have returned to the page; returns a function that stops it. */
  readonly watchReturns?: (check: () => void) => () => void
}

/**
 * Requests the signed address of a story's preview, again before it expires, and soon after a failure. A sleeping
 * computer runs no timers: an expired address is replaced when somebody returns. Returns a function that stops it.
 */
export function followSignedAddress(options: SignedAddressOptions): () => void {
  const {
    request,
    target,
    onLocation,
    onProblem,
    schedule = scheduleTimeout,
    now = Date.now,
  } = options
  const { watchReturns = watchReturn } = options
  let isStopped = false
  let cancel = () => {}
  let dueAt = Number.POSITIVE_INFINITY
  const sign = async () => {
    dueAt = Number.POSITIVE_INFINITY
    cancel()
    const { body, problem } = await request('GET stories/:id/preview', target)
    if (isStopped) return
    if (body !== undefined) onLocation(body)
    onProblem(problem)
    const wait = body !== undefined ? SIGN_AGAIN_MS : RETRY_MS
    dueAt = now() + wait
    cancel = schedule(() => void sign(), wait)
  }
  const stopWatching = watchReturns(() => {
    if (now() >= dueAt) void sign()
  })
  void sign()
  return () => {
    isStopped = true
    cancel()
    stopWatching()
  }
}

function watchReturn(check: () => void): () => void {
  document.addEventListener('visibilitychange', check)
  for (const event of EVENTS) window.addEventListener(event, check)
  return () => {
    document.removeEventListener('visibilitychange', check)
    for (const event of EVENTS) window.removeEventListener(event, check)
  }
}

const EVENTS = ['focus', 'online', 'pointerdown', 'keydown']
