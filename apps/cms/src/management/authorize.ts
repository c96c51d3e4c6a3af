import { createHash, timingSafeEqual } from 'node:crypto'
import type { ReadStorage } from '../storage/storage.ts'
import { Refusal } from './refusal.ts'

/**
 * Who a request comes from, by its header `Authorization`: the token as it is, or after `Bearer`. It is
 * `MANAGEMENT_TOKEN`, compared in constant time, or a management token that was made through the API, which
 * is looked up by its digest.
 *
 * @returns the name that changes are noted under
 * @throws {Refusal} 401
 */
export async function authorize(
  header: string | undefined,
  { token, knownToken }: Accepted,
): Promise<string> {
  const given = (header ?? '').replace(/^Bearer +/i, '')
  const isKnown = token !== undefined && timingSafeEqual(digest(given), digest(token))
  if (given === '') throw unauthorized()
  if (isKnown) return 'MANAGEMENT_TOKEN'
  const made = await knownToken?.(given)
  if (made?.kind !== 'management') throw unauthorized()
  return made.name || 'a management token'
}

interface Accepted {
  /** `MANAGEMENT_TOKEN`. */
  readonly token: string | undefined
  readonly knownToken?: ReadStorage['token'] | undefined
}

function unauthorized(): Refusal {
  const error = 'The header Authorization is expected to hold the management token of this space'
  return new Refusal(401, { error }, { 'www-authenticate': 'Bearer' })
}

/** Of one length, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
