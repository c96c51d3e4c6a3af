import type { PreviewPlace } from '@prospectus/protocol/management/story'
import type { SendRequest } from '../api/api.ts'
import { afterwards, type Later } from '../saving/later.ts'
import type { PreviewRequest } from './last-page.ts'

/** A signed address is good for an hour. */
const SIGN_AGAIN_MS = 55 * 60 * 1000
const RETRY_MS = 10_000

interface SignedAddressParts {
  readonly request: SendRequest
  readonly place: PreviewRequest
  /** Called with each new address. */
  readonly onPlace: (place: PreviewPlace) => void
  /** Called with why there is none; empty when there is. The address before stays in use. */
  readonly onFault: (fault: string) => void
  readonly later?: Later
  readonly now?: () => number
  /** Calls back whenever somebody may have come back to the page; what it returns ends that. */
  readonly whenBack?: (check: () => void) => () => void
}

/**
 * Asks for the address of a story's preview, again before it runs out and soon when it was refused. A computer
 * that sleeps runs no timers: when somebody is back, an old address is replaced at once. The answer ends that.
 */
export function followSignedAddress(parts: SignedAddressParts): () => void {
  const { request, place, onPlace, onFault, later = afterwards, now = Date.now } = parts
  const { whenBack = whenSomebodyIsBack } = parts
  let isOver = false
  let callOff = () => {}
  let dueAt = Number.POSITIVE_INFINITY
  const sign = async () => {
    dueAt = Number.POSITIVE_INFINITY
    callOff()
    const { body, fault } = await request('GET stories/:id/preview', place)
    if (isOver) return
    if (body !== undefined) onPlace(body)
    onFault(fault)
    const wait = body !== undefined ? SIGN_AGAIN_MS : RETRY_MS
    dueAt = now() + wait
    callOff = later(() => void sign(), wait)
  }
  const leave = whenBack(() => {
    if (now() >= dueAt) void sign()
  })
  void sign()
  return () => {
    isOver = true
    callOff()
    leave()
  }
}

function whenSomebodyIsBack(check: () => void): () => void {
  document.addEventListener('visibilitychange', check)
  for (const event of EVENTS) window.addEventListener(event, check)
  return () => {
    document.removeEventListener('visibilitychange', check)
    for (const event of EVENTS) window.removeEventListener(event, check)
  }
}

const EVENTS = ['focus', 'online', 'pointerdown', 'keydown']
