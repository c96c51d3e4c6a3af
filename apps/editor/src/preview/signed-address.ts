import type { Ask } from '../api/api.ts'
import { afterwards, type Later } from '../saving/later.ts'

/** A signed address is good for an hour. */
const SIGN_AGAIN_MS = 55 * 60 * 1000
const RETRY_MS = 10_000

interface SignedAddressParts {
  readonly ask: Ask
  readonly storyId: number
  /** Called with each new address. */
  readonly onAddress: (address: string) => void
  /** Called with why there is none; empty when there is. The address before stays in use. */
  readonly onFault: (fault: string) => void
  readonly later?: Later
}

/** Asks for the address of a story's preview, again before it runs out and soon when it was refused. The answer ends that. */
export function followSignedAddress(parts: SignedAddressParts): () => void {
  const { ask, storyId, onAddress, onFault, later = afterwards } = parts
  let isOver = false
  let callOff = () => {}
  const sign = async () => {
    const { body, fault } = await ask<{ url?: string }>(`GET stories/${storyId}/preview`)
    if (isOver) return
    if (body.url !== undefined) onAddress(body.url)
    onFault(fault)
    callOff = later(() => void sign(), body.url === undefined ? RETRY_MS : SIGN_AGAIN_MS)
  }
  void sign()
  return () => {
    isOver = true
    callOff()
  }
}
