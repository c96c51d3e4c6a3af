import { createHmac, timingSafeEqual } from 'node:crypto'

/** The parameter of a preview's address that opens one draft for somebody without an account. */
export const SHARED_DRAFT = '_shared'

interface Secrets {
  readonly spaceId: string
  /** `CONTENT_PREVIEW_TOKEN`, which content system and preview site both have. */
  readonly previewToken: string
}

/** One draft, and when it can no longer be opened. */
interface SharedDraft {
  readonly storyId: number
  readonly expires: Date
}

/** The longest time for which an address may be signed, in seconds: a link that is taken back ends by then. */
export const SHARED_SECONDS = 600

/** Signs the right to see one draft until a moment (live-preview#shared-drafts). */
export function signSharedDraft({ storyId, expires }: SharedDraft, secrets: Secrets): string {
  const seconds = Math.floor(expires.getTime() / 1000)
  return `${storyId}.${seconds}.${digest(`${storyId}.${seconds}`, secrets).toString('hex')}`
}

/**
 * Reads what `signSharedDraft` wrote. Undefined for whatever else: another space or secret, another shape, ended,
 * or signed for longer than is ever done. Never throws.
 *
 * @param now milliseconds since 1970
 */
export function readSharedDraft(
  text: string,
  secrets: Secrets,
  now: number,
): SharedDraft | undefined {
  const [, storyId = '', seconds = '', given = ''] = SHAPE.exec(text) ?? []
  if (given === '') return undefined
  const expected = digest(`${storyId}.${seconds}`, secrets)
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) return undefined
  const left = Number(seconds) - now / 1000
  if (left <= 0 || left > SHARED_SECONDS + MOST_AHEAD_SECONDS) return undefined
  return { storyId: Number(storyId), expires: new Date(Number(seconds) * 1000) }
}

function digest(text: string, { spaceId, previewToken }: Secrets): Buffer {
  return createHmac('sha256', previewToken).update(`shared draft:${spaceId}:${text}`).digest()
}

const SHAPE = /^(\d{1,15})\.(\d{1,12})\.([0-9a-f]{64})$/
/** Clocks of two machines may differ by that much. */
const MOST_AHEAD_SECONDS = 60
