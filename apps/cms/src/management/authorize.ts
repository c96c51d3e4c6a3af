import { createHash, timingSafeEqual } from 'node:crypto'
import { isAllowed, type Role } from '@prospectus/protocol/management/person'
import { HttpError } from '@prospectus/server/http-error'
import { type AuditRecord, writeAudit } from '../people/audit.ts'
import { isFromOwnPage, OTHER_ORIGIN_MESSAGE } from '../people/own-origin.ts'
import type { People } from '../people/people.ts'
import type { MakeChange, Storage } from '../storage/storage.ts'
import type { StoryChange, StoryWithDraft } from '../stories/story-with-draft.ts'
import type { TokenInfo } from '../tokens/tokens.ts'

export interface Actor {
  /** The name under which changes are recorded. */
  readonly author: string
  /** Management tokens have an owner's rights. */
  readonly role: Role
  /** Undefined for a token. */
  readonly personId: string | undefined
  /** Id of the API token; undefined for a person and for `MANAGEMENT_TOKEN`. */
  readonly tokenId?: string | undefined
  /** Id of the person who created that token. */
  readonly tokenCreatorId?: string | undefined
  /** Empty for a token. */
  readonly email: string
}

interface Credentials {
  /** `MANAGEMENT_TOKEN`. */
  readonly token: string | undefined
  /** Finds the tokens created through the API. */
  readonly storage: Pick<Storage, 'token'>
  /** Accounts of people; if undefined, nobody can sign in to the editor. */
  readonly people?: Pick<People, 'findSignedInPerson' | 'findById'> | undefined
  /** Public origin of the editor, the only one that may send changes with a session. */
  readonly cmsUrl: string
}

/**
 * Authenticates a request by `Authorization`, with or without `Bearer`: `MANAGEMENT_TOKEN`, compared in constant time,
 * or an API token, looked up by digest. Without that header, by the editor's session cookie.
 * @param setCookie receives the `Set-Cookie` header that extends the browser's session
 * @throws {HttpError} 401
 */
export async function authenticate(
  request: Request,
  credentials: Credentials,
  setCookie?: (line: string) => void,
): Promise<Actor> {
  const header = request.headers.get('authorization')
  if (header !== null) return await authenticateToken(header.replace(/^Bearer +/i, ''), credentials)
  const person = await credentials.people?.findSignedInPerson(request.headers, setCookie)
  if (person === undefined) throw unauthorized()
  return { author: person.name, role: person.role, personId: person.id, email: person.email }
}

/**
 * Checks role and origin. A change by session cookie needs the editor's `Origin`, since browsers send the cookie from
 * other ports and subdomains too. Tokens need none, since no browser adds them by itself.
 * @throws {HttpError} 403
 */
export function assertAllowed(
  actor: Actor,
  { role, isChange }: { readonly role: Role; readonly isChange: boolean },
  request: Request,
  { cmsUrl }: Pick<Credentials, 'cmsUrl'>,
): void {
  if (actor.personId !== undefined && isChange && !isFromOwnPage(request.headers, cmsUrl)) {
    throw new HttpError(403, { error: OTHER_ORIGIN_MESSAGE })
  }
  assertRole(actor, role)
}

/** Throws an `HttpError` (403) for a lower role. */
export function assertRole({ role }: Pick<Actor, 'role'>, needed: Role): void {
  if (isAllowed(role, needed)) return
  throw new HttpError(403, {
    error: `This request needs the role ${needed}; yours is ${role}. Ask an owner to do it, or to change your role`,
    needed,
  })
}

/** True if an API token's creator is still an owner, or was not recorded, as for tokens of earlier versions. */
export async function isCreatorStillOwner(
  { created_by }: Pick<TokenInfo, 'created_by'>,
  people: Pick<People, 'findById'> | undefined,
): Promise<boolean> {
  if (created_by === null) return true
  const creator = await people?.findById(created_by)
  return creator !== undefined && isAllowed(creator.role, 'owner')
}

async function authenticateToken(
  sentToken: string,
  { token, storage, people }: Credentials,
): Promise<Actor> {
  const isMainToken = token !== undefined && timingSafeEqual(digest(sentToken), digest(token))
  if (sentToken === '') throw unauthorized()
  const ownerActor = { role: 'owner', personId: undefined, email: '' } as const
  if (isMainToken) return { ...ownerActor, author: 'MANAGEMENT_TOKEN' }
  const apiToken = await storage.token(sentToken)
  if (apiToken?.kind !== 'management') throw unauthorized()
  if (!(await isCreatorStillOwner(apiToken, people)))
    throw unauthorized(CREATOR_NO_LONGER_OWNER_MESSAGE)
  const { id, name, created_by } = apiToken
  const author = name || 'a management token'
  return { ...ownerActor, author, tokenId: id, tokenCreatorId: created_by ?? undefined }
}

function unauthorized(
  error = 'Sign in, or send a management token of this space in the Authorization header',
): HttpError {
  return new HttpError(401, { error }, { 'www-authenticate': 'Bearer' })
}

const CREATOR_NO_LONGER_OWNER_MESSAGE =
  'The person who created this token is no longer an owner; ask an owner to create another one'

/** Digests have equal lengths, as a comparison in constant time needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Wraps a request's storage so that the audit log records the request once: in the transaction of its first stored
 * change, or by `finish`.
 */
export function auditChanges(storage: Storage, record: AuditRecord) {
  let isRecorded = false
  const change: MakeChange = async (work, ...input) => {
    const isFirst = !isRecorded
    const result = await storage.change(async (change) => {
      const output = await work(change, ...input)
      if (isFirst) await writeAudit(change, record, change.now)
      return output
    })
    isRecorded = true
    return result
  }
  return {
    /** A storage whose `change` records the action in the same transaction. */
    storage: { ...storage, change },
    /** Records the action if no `change` did: tokens, for example, are stored without a `change`. */
    finish: async () => {
      if (!isRecorded) await storage.recordAudit(record)
    },
  }
}

/** Lets only editors move or delete a story that visitors see: a published one, or a folder. Throws 403 for others. */
export function assertMayAffectVisitors(actor: Actor, story: StoryWithDraft): void {
  if (story.published || story.is_folder) assertRole(actor, 'editor')
}

/**
 * Lets only editors make a change that bypasses the draft of a story that visitors see: of its slug, folder, position,
 * start page, language or translation group, or of a folder's name. Throws 403 for others.
 */
export function assertMayChange(actor: Actor, story: StoryWithDraft, input: StoryChange): void {
  const changes = [
    [input.slug, story.slug],
    [input.parentId, story.parent_id],
    [input.position, story.position],
    [input.isStartpage, story.is_startpage],
    [input.lang, story.lang],
    [input.groupId, story.group_id],
    [story.is_folder ? input.name : undefined, story.name],
  ]
  const bypassesDraft = changes.some(([after, before]) => after !== undefined && after !== before)
  if (bypassesDraft) assertMayAffectVisitors(actor, story)
}
