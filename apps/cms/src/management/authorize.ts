import { createHash, timingSafeEqual } from 'node:crypto'
import { isFromOwnPage } from '../people/own-origin.ts'
import type { People } from '../people/people.ts'
import { isAllowed, type Role } from '../people/roles.ts'
import type { ReadStorage } from '../storage/storage.ts'
import { Refusal } from './refusal.ts'

/** Who asks. */
export interface Asker {
  /** The name that changes are noted under. */
  readonly author: string
  /** A management token may do all that an owner may. */
  readonly role: Role
  /** Undefined for a token. */
  readonly personId: string | undefined
  /** Of a token that was made through the API. */
  readonly tokenId?: string | undefined
  /** Empty for a token. */
  readonly email: string
}

/** Whom the management API lets in. */
export interface Accepted {
  /** `MANAGEMENT_TOKEN`. */
  readonly token: string | undefined
  readonly knownToken?: ReadStorage['token'] | undefined
  /** Who may sign in to the editor; without it nobody may. */
  readonly people?: Pick<People, 'signedIn'> | undefined
  /** Public origin of the editor. */
  readonly cmsUrl?: string | undefined
}

/**
 * Who a request comes from. By its header `Authorization`, the token as it is, or after `Bearer`: it is
 * `MANAGEMENT_TOKEN`, compared in constant time, or a management token that was made through the API, which is
 * looked up by its digest. Without the header, by the cookie of a session of the editor.
 *
 * @throws {Refusal} 401
 */
export async function authorize(request: Request, accepted: Accepted): Promise<Asker> {
  const header = request.headers.get('authorization')
  if (header !== null) return await holder(header.replace(/^Bearer +/i, ''), accepted)
  const person = await accepted.people?.signedIn(request.headers)
  if (person === undefined) throw unauthorized()
  return { author: person.name, role: person.role, personId: person.id, email: person.email }
}

/**
 * Whether somebody may do what needs a role, in the way that they ask for it.
 *
 * A page of any origin can send a request that carries the session with it, since cookies ignore ports and
 * subdomains. So whatever changes something has to come from a page of the editor itself, by its `Origin`,
 * which no page can forge. A token is sent by no browser on its own.
 *
 * @throws {Refusal} 403
 */
export function refuseUnlessAllowed(
  asker: Asker,
  { needs, changes }: { readonly needs: Role; readonly changes: boolean },
  request: Request,
  { cmsUrl = '' }: Accepted,
): void {
  if (asker.personId !== undefined && changes && !isFromOwnPage(request.headers, cmsUrl)) {
    throw new Refusal(403, { error: 'This can be asked by pages of the editor only' })
  }
  requireRole(asker, needs)
}

/** @throws {Refusal} 403 */
export function requireRole({ role }: Pick<Asker, 'role'>, needed: Role): void {
  if (isAllowed(role, needed)) return
  throw new Refusal(403, { error: `This needs the role ${needed}; yours is ${role}`, needed })
}

async function holder(given: string, { token, knownToken }: Accepted): Promise<Asker> {
  const isKnown = token !== undefined && timingSafeEqual(digest(given), digest(token))
  if (given === '') throw unauthorized()
  if (isKnown) return { author: 'MANAGEMENT_TOKEN', role: 'owner', personId: undefined, email: '' }
  const made = await knownToken?.(given)
  if (made?.kind !== 'management') throw unauthorized()
  const author = made.name || 'a management token'
  return { author, role: 'owner', personId: undefined, email: '', tokenId: made.id }
}

function unauthorized(): Refusal {
  const error = 'Sign in, or send the management token of this space in the header Authorization'
  return new Refusal(401, { error }, { 'www-authenticate': 'Bearer' })
}

/** Of one length, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
