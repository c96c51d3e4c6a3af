import { createHash, timingSafeEqual } from 'node:crypto'
import { isAllowed, type Role } from '@prospectus/protocol/management/person'
import { HttpError } from '@prospectus/server/http-error'
import { type AuditRecord, writeAudit } from '../people/audit.ts'
import { isFromOwnPage } from '../people/own-origin.ts'
import type { People } from '../people/people.ts'
import type { MakeChange, Storage } from '../storage/storage.ts'
import type { StoryChange, WrittenStory } from '../stories/written-story.ts'
import type { TokenFacts } from '../tokens/tokens.ts'

/** Who asks. */
export interface Actor {
  /** The name that changes are noted under. */
  readonly author: string
  /** A management token may do all that an owner may. */
  readonly role: Role
  /** Undefined for a token. */
  readonly personId: string | undefined
  /** Of a token that was made through the API. */
  readonly tokenId?: string | undefined
  /** Whose a token is that was made through the API: the id of the person; undefined where there is nobody. */
  readonly tokenOf?: string | undefined
  /** Empty for a token. */
  readonly email: string
}

/** Whom the management API lets in. */
interface Accepted {
  /** `MANAGEMENT_TOKEN`. */
  readonly token: string | undefined
  readonly knownToken?: Storage['token'] | undefined
  /** Who may sign in to the editor; without it nobody may. */
  readonly people?: Pick<People, 'signedIn' | 'withId'> | undefined
  /** Public origin of the editor. */
  readonly cmsUrl?: string | undefined
}

/**
 * Who a request comes from. By its header `Authorization`, the token as it is, or after `Bearer`: it is
 * `MANAGEMENT_TOKEN`, compared in constant time, or a management token that was made through the API, which is
 * looked up by its digest. Without the header, by the cookie of a session of the editor.
 *
 * @param setCookie by which the session of the browser is prolonged
 * @throws {HttpError} 401
 */
export async function authorize(
  request: Request,
  accepted: Accepted,
  setCookie?: (line: string) => void,
): Promise<Actor> {
  const header = request.headers.get('authorization')
  if (header !== null) return await holder(header.replace(/^Bearer +/i, ''), accepted)
  const person = await accepted.people?.signedIn(request.headers, setCookie)
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
 * @throws {HttpError} 403
 */
export function assertAllowed(
  actor: Actor,
  { needs, changes }: { readonly needs: Role; readonly changes: boolean },
  request: Request,
  { cmsUrl = '' }: Accepted,
): void {
  if (actor.personId !== undefined && changes && !isFromOwnPage(request.headers, cmsUrl)) {
    throw new HttpError(403, { error: 'This can be asked by pages of the editor only' })
  }
  assertRole(actor, needs)
}

/** @throws {HttpError} 403 */
export function assertRole({ role }: Pick<Actor, 'role'>, needed: Role): void {
  if (isAllowed(role, needed)) return
  throw new HttpError(403, { error: `This needs the role ${needed}; yours is ${role}`, needed })
}

/**
 * Whether a token that was made through the API still counts: whoever made it is there, and may have tokens. One
 * that was made with `MANAGEMENT_TOKEN`, or before makers were noted, is nobody's.
 */
export async function isTokenValid(
  { created_by }: Pick<TokenFacts, 'created_by'>,
  people: Pick<People, 'withId'> | undefined,
): Promise<boolean> {
  if (created_by === null) return true
  const maker = await people?.withId(created_by)
  return maker !== undefined && isAllowed(maker.role, 'owner')
}

async function holder(given: string, { token, knownToken, people }: Accepted): Promise<Actor> {
  const isKnown = token !== undefined && timingSafeEqual(digest(given), digest(token))
  if (given === '') throw unauthorized()
  if (isKnown) return { author: 'MANAGEMENT_TOKEN', role: 'owner', personId: undefined, email: '' }
  const made = await knownToken?.(given)
  if (made?.kind !== 'management') throw unauthorized()
  if (!(await isTokenValid(made, people))) throw unauthorized(MAKER_GONE)
  const author = made.name || 'a management token'
  const tokenOf = made.created_by ?? undefined
  return { author, role: 'owner', personId: undefined, email: '', tokenId: made.id, tokenOf }
}

function unauthorized(
  error = 'Sign in, or send the management token of this space in the header Authorization',
): HttpError {
  return new HttpError(401, { error }, { 'www-authenticate': 'Bearer' })
}

const MAKER_GONE =
  'Whoever made this token may not have tokens any more: an owner has to make another one'

/** Of one length, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

interface Audited {
  /** The same storage, whose change notes what is done in its own transaction. */
  readonly storage: Storage
  /** Notes it when no change did: of what is stored in another way, such as tokens. */
  readonly finish: () => Promise<void>
}

/** Sees to it that what a request does is in the audit trail, once, if it is done at all. */
export function audited(storage: Storage, record: AuditRecord): Audited {
  let isRecorded = false
  const change: MakeChange = async (work, ...given) => {
    const isFirst = !isRecorded
    const result = await storage.change(async (change) => {
      const made = await work(change, ...given)
      if (isFirst) await writeAudit(change, record, change.now)
      return made
    })
    isRecorded = true
    return result
  }
  return {
    storage: { ...storage, change },
    finish: async () => {
      if (!isRecorded) await storage.recordAudit(record)
    },
  }
}

/**
 * Visitors see the place of a published story change at once, and its deletion. A folder takes all that is in
 * it along.
 *
 * @throws {HttpError} 403 for those who may not change what visitors see
 */
export function assertMayAffectVisitors(actor: Actor, story: WrittenStory): void {
  if (story.published || story.is_folder) assertRole(actor, 'editor')
}

/**
 * The same for a change of anything that has no draft: the place of a story, its language and its group of
 * translations, and the name of a folder.
 */
export function assertMayChange(actor: Actor, story: WrittenStory, given: StoryChange): void {
  const { slug, parentId, position, isStartpage, lang, groupId, name } = given
  const stays =
    [undefined, story.slug].includes(slug) &&
    [undefined, story.parent_id].includes(parentId) &&
    [undefined, story.position].includes(position) &&
    [undefined, story.is_startpage].includes(isStartpage) &&
    [undefined, story.lang].includes(lang) &&
    [undefined, story.group_id].includes(groupId) &&
    (!story.is_folder || [undefined, story.name].includes(name))
  if (!stays) assertMayAffectVisitors(actor, story)
}
