import { createHmac, timingSafeEqual } from 'node:crypto'

/** Query parameter of the preview that opens one draft without an account. */
export const SHARED_DRAFT_PARAMETER = '_shared'

interface Secrets {
  readonly spaceId: string
  /** `CONTENT_PREVIEW_TOKEN`, shared by content system and preview. */
  readonly previewToken: string
}

interface SharedDraft {
  readonly storyId: number
  readonly expires: Date
  /** Expiry of the share link itself, which may be days ahead. */
  readonly ends?: Date
}

/** Longest validity of a signature, in seconds: a revoked link ends within it. */
export const MAX_SHARED_SECONDS = 600

/** Signs access to one draft until a time (live-preview#shared-drafts). */
export function signSharedDraft({ storyId, expires, ends }: SharedDraft, secrets: Secrets): string {
  const times = [expires, ...(ends === undefined ? [] : [ends])].map(secondsOf)
  const text = [storyId, ...times].join('.')
  return `${text}.${digest(text, secrets).toString('hex')}`
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}

/**
 * Verifies a text from `signSharedDraft`; undefined for another space or secret, malformed, expired, or valid for too
 * long. Never throws.
 * @param now milliseconds since 1970
 */
export function readSharedDraft(
  text: string,
  secrets: Secrets,
  now: number,
): SharedDraft | undefined {
  const draft = readSigned(text, secrets)
  if (draft === undefined) return undefined
  const secondsLeft = secondsOf(draft.expires) - now / 1000
  const isValid =
    secondsLeft > 0 && secondsLeft <= MAX_SHARED_SECONDS + MAX_CLOCK_DIFFERENCE_SECONDS
  return isValid ? draft : undefined
}

/** True for a text from `signSharedDraft` that was valid once, so its reader may have seen the draft. Never throws. */
export function isExpiredSharedDraft(text: string, secrets: Secrets, now: number): boolean {
  const draft = readSigned(text, secrets)
  return draft !== undefined && draft.expires.getTime() <= now
}

/** Checks the signature alone, not the time. */
function readSigned(text: string, secrets: Secrets): SharedDraft | undefined {
  const [, signed = '', storyId = '', seconds = '', ends, hexSignature = ''] =
    SHAPE.exec(text) ?? []
  if (hexSignature === '') return undefined
  if (!timingSafeEqual(digest(signed, secrets), Buffer.from(hexSignature, 'hex'))) return undefined
  const dateOf = (text: string) => new Date(Number(text) * 1000)
  const draft = { storyId: Number(storyId), expires: dateOf(seconds) }
  return ends === undefined ? draft : { ...draft, ends: dateOf(ends) }
}

function digest(text: string, { spaceId, previewToken }: Secrets): Buffer {
  return createHmac('sha256', previewToken).update(`shared draft:${spaceId}:${text}`).digest()
}

const SHAPE = /^((\d{1,15})\.(\d{1,12})(?:\.(\d{1,12}))?)\.([0-9a-f]{64})$/
/** Allowed difference between the clocks of two machines. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 60
