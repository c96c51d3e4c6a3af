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
  /** When the link itself ends, which may be days ahead; undefined where no link was made. */
  readonly ends?: Date
}

/** The longest time for which an address may be signed, in seconds: a link that is taken back ends by then. */
export const SHARED_SECONDS = 600

/** Signs the right to see one draft until a moment (live-preview#shared-drafts). */
export function signSharedDraft({ storyId, expires, ends }: SharedDraft, secrets: Secrets): string {
  const times = [expires, ...(ends === undefined ? [] : [ends])].map(secondsOf)
  const text = [storyId, ...times].join('.')
  return `${text}.${digest(text, secrets).toString('hex')}`
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
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
  const [, signed = '', storyId = '', seconds = '', ends, given = ''] = SHAPE.exec(text) ?? []
  if (given === '') return undefined
  const expected = digest(signed, secrets)
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) return undefined
  const left = Number(seconds) - now / 1000
  if (left <= 0 || left > SHARED_SECONDS + MOST_AHEAD_SECONDS) return undefined
  const moment = (text: string) => new Date(Number(text) * 1000)
  const read = { storyId: Number(storyId), expires: moment(seconds) }
  return ends === undefined ? read : { ...read, ends: moment(ends) }
}

function digest(text: string, { spaceId, previewToken }: Secrets): Buffer {
  return createHmac('sha256', previewToken).update(`shared draft:${spaceId}:${text}`).digest()
}

const SHAPE = /^((\d{1,15})\.(\d{1,12})(?:\.(\d{1,12}))?)\.([0-9a-f]{64})$/
/** Clocks of two machines may differ by that much. */
const MOST_AHEAD_SECONDS = 60
