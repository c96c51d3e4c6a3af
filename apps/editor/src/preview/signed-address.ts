import type { PreviewLocation } from '@prospectus/protocol/management/story'
import type { SendRequest } from '../api/api.ts'
import { type StartTimer, startTimeout } from '../saving/timer.ts'
import type { PreviewRequest } from './preview-request.ts'

/** Time after which an address is signed again; a signature is valid for an hour. */
const SIGN_AGAIN_MS = 55 * 60 * 1000
const RETRY_MS = 10_000

interface SignedAddressOptions {
  readonly request: SendRequest
  readonly previewRequest: PreviewRequest
  readonly onLocation: (location: PreviewLocation) => void
  /** Called with the error when signing failed, else with ''. The old address stays in use. */
  readonly onProblem: (problem: string) => void
  readonly startTimer?: StartTimer
  readonly now?: () => number
  /** Calls `check` when somebody may have returned to the page; returns a function that stops watching. */
  readonly watchReturns?: (check: () => void) => () => void
}

/**
 * Keeps the signed address of a story's preview valid: requests it again before it expires, soon after a failure, and
 * when somebody returns to the page, since a sleeping computer runs no timers. Returns a function that stops it.
 */
export function followSignedAddress(options: SignedAddressOptions): () => void {
  const {
    request,
    previewRequest,
    onLocation,
    onProblem,
    startTimer = startTimeout,
    now = Date.now,
  } = options
  const { watchReturns = watchPageReturns } = options
  let isStopped = false
  let cancelTimer = () => {}
  let dueAt = Number.POSITIVE_INFINITY
  const sign = async () => {
    dueAt = Number.POSITIVE_INFINITY
    cancelTimer()
    const { body, problem } = await request('GET stories/:id/preview', previewRequest)
    if (isStopped) return
    if (body !== undefined) onLocation(body)
    onProblem(problem)
    const delayMs = body !== undefined ? SIGN_AGAIN_MS : RETRY_MS
    dueAt = now() + delayMs
    cancelTimer = startTimer(delayMs, () => void sign())
  }
  const stopWatching = watchReturns(() => {
    if (now() >= dueAt) void sign()
  })
  void sign()
  return () => {
    isStopped = true
    cancelTimer()
    stopWatching()
  }
}

function watchPageReturns(check: () => void): () => void {
  document.addEventListener('visibilitychange', check)
  for (const event of RETURN_EVENTS) window.addEventListener(event, check)
  return () => {
    document.removeEventListener('visibilitychange', check)
    for (const event of RETURN_EVENTS) window.removeEventListener(event, check)
  }
}

const RETURN_EVENTS = ['focus', 'online', 'pointerdown', 'keydown']
