import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal.ts'

/**
 * Who a request comes from, by its header `Authorization`: the token as it is, or after `Bearer`. Tokens are
 * compared in constant time.
 *
 * @param token of `MANAGEMENT_TOKEN`; without one nobody is let in
 * @returns the name that changes are noted under
 * @throws {Refusal} 401
 */
export function authorize(header: string | undefined, token: string | undefined): string {
  const given = (header ?? '').replace(/^Bearer +/i, '')
  const isKnown = token !== undefined && timingSafeEqual(digest(given), digest(token))
  if (given === '' || !isKnown) throw unauthorized()
  return 'MANAGEMENT_TOKEN'
}

function unauthorized(): Refusal {
  const error = 'The header Authorization is expected to hold the management token of this space'
  return new Refusal(401, { error }, { 'www-authenticate': 'Bearer' })
}

/** Of one length, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
