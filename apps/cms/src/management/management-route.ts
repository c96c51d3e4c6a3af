import type { AssetLibrary } from '../assets/asset-library.ts'
import type { LinkChecks } from '../links/link-checks.ts'
import type { People } from '../people/people.ts'
import type { Role } from '../people/roles.ts'
import type { Seal } from '../seal.ts'
import type { Storage } from '../storage/storage.ts'
import type { Edit } from '../stories/versions.ts'
import type { Asker } from './authorize.ts'
import type { ContentAccess } from './content-access.ts'
import type { BodyFields, QueryFields } from './fields.ts'
import type { PreviewAddress } from './preview-address.ts'

/** What is asked, once the token and the space are known good and the body is read. */
export interface ManagementRequest {
  readonly storage: Storage
  readonly seal: Seal | undefined
  readonly content: ContentAccess
  readonly previewAddress: PreviewAddress
  /** Public address of the preview. */
  readonly previewUrl: string
  /** The address at which a share link opens. */
  readonly shareAddress: (token: string) => string
  /** Where files are kept; undefined for a server that keeps none. */
  readonly library: AssetLibrary | undefined
  readonly links: LinkChecks
  /** A whole number that stands in the path. */
  readonly number: (name: string) => number
  /** A text that stands in the path. */
  readonly text: (name: string) => string
  readonly query: QueryFields
  /** Empty when the request has no body. */
  readonly body: BodyFields
  readonly asker: Asker
  /** Who may sign in; undefined where nobody can. */
  readonly people: People | undefined
  /** Who changes are noted under, and the version that `If-Match` names. */
  readonly edit: Edit & { readonly author: string }
}

export interface ManagementAnswer {
  /** 200 unless told. */
  readonly status?: 200 | 201
  /** Sent as JSON; a stream as it is, with a content type of its own. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Throws an `HttpError`, a `StorageFault` or `StaleVersion` for what cannot be done. */
export type Handler = (request: ManagementRequest) => Promise<ManagementAnswer>

/** One address below the space, and what it does by method. */
export interface ManagementRoute {
  /** `stories/:id`: what begins with a colon stands for one segment. */
  readonly path: string
  /** Below `/v1` rather than below the space. */
  readonly isAboveSpaces?: true
  readonly methods: Readonly<Partial<Record<Method, Allowed>>>
}

/** What is done for those who have at least a role. */
export interface Allowed {
  readonly needs: Role
  /** Also where the method is GET, as it is of a few addresses that clients know. */
  readonly changes: boolean
  /** Whether the audit trail has it, as it has whatever changes something; unless told. */
  readonly isNoted?: boolean
  readonly handler: Handler
}

const reading =
  (needs: Role) =>
  (handler: Handler): Allowed => ({ needs, changes: false, handler })
const changing =
  (needs: Role) =>
  (handler: Handler): Allowed => ({ needs, changes: true, handler })

/** Everybody who may sign in may read this. */
export const viewersRead = reading('viewer')
/** What visitors have told us of themselves. */
export const editorsRead = reading('editor')
/** Who and what has access. */
export const ownersRead = reading('owner')
/** What somebody does who is there and changes nothing that lasts. */
export const attending = (handler: Handler): Allowed => ({
  ...changing('viewer')(handler),
  isNoted: false,
})
/** What official clients may ask for and is always refused: nothing is done, so nothing is noted. */
export const refused = (needs: Role, handler: Handler): Allowed => ({
  ...changing(needs)(handler),
  isNoted: false,
})
/** Changes that visitors do not see. */
export const authors = changing('author')
/** Changes that visitors see. */
export const editors = changing('editor')
/** Changes of who and what has access, and what cannot be undone. */
export const owners = changing('owner')

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
