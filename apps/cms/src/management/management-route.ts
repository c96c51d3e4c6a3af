import type {
  BodyOf,
  ManagementContract,
  ParamsOf,
  QueryOf,
  ResponseOf,
  Route,
} from '@prospectus/protocol/management/contract'
import type { Role } from '@prospectus/protocol/management/person'
import type { Nothing } from '@prospectus/protocol/management/request'
import type { AssetLibrary } from '../assets/asset-library.ts'
import type { LinkChecks } from '../links/link-checks.ts'
import type { People } from '../people/people.ts'
import type { Seal } from '../seal.ts'
import type { Storage } from '../storage/storage.ts'
import type { Edit } from '../stories/versions.ts'
import type { Actor } from './authorize.ts'
import type { ContentAccess } from './content-access.ts'
import type { BodyFields, QueryFields } from './fields.ts'
import type { PreviewAddress } from './preview-address.ts'

/**
 * What is asked, once the token and the space are known good and the body is read.
 *
 * @template Param names of the segments of the address that vary
 */
export interface ManagementRequest<Param extends string = never, Query = Nothing, Body = Nothing> {
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
  readonly number: (name: Param) => number
  /** A text that stands in the path. */
  readonly text: (name: Param) => string
  readonly query: QueryFields<Query>
  /** Empty when the request has no body. */
  readonly body: BodyFields<Body>
  readonly actor: Actor
  /** Who may sign in; undefined where nobody can. */
  readonly people: People | undefined
  /** Who changes are noted under, and the version that `If-Match` names. */
  readonly edit: Edit & { readonly author: string }
}

/** The request of a route, such as `GET leads/:id`. */
export type RequestOf<R extends Route> = ManagementRequest<ParamsOf<R>, QueryOf<R>, BodyOf<R>>

export interface ManagementResponse<Body = unknown> {
  /** 200 unless told. */
  readonly status?: 200 | 201
  /** Sent as JSON; a stream as it is, with a content type of its own. */
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
}

/** Throws an `HttpError`, a `StorageError` or `StaleVersion` for what cannot be done. */
export type Handler<R extends Route> = (
  request: RequestOf<R>,
) => Promise<ManagementResponse<ResponseOf<R>>>

/** What is done at an address for those who have at least a role. */
export interface Endpoint<H> {
  readonly needs: Role
  /** Also where the method is GET, as it is of a few addresses that clients know. */
  readonly changes: boolean
  /** Whether the audit trail has it, as it has whatever changes something; unless told. */
  readonly isRecorded?: boolean
  readonly handler: H
}

/** A handler for each of some routes of the contract, and for nothing else. */
export type Handlers<Routes> = {
  // Spelled out, so that one handler can serve two routes that take and answer the same.
  readonly [R in keyof Routes & Route]: Endpoint<
    (request: RequestOf<R>) => Promise<ManagementResponse<ResponseOf<R>>>
  >
}

/** What is done at the addresses of one resource, each typed by its line of the contract. */
export type SomeRoutes = Partial<Handlers<ManagementContract>>

const reading =
  (needs: Role) =>
  <H>(handler: H): Endpoint<H> => ({ needs, changes: false, handler })
const changing =
  (needs: Role) =>
  <H>(handler: H): Endpoint<H> => ({ needs, changes: true, handler })

/** Everybody who may sign in may read this. */
export const viewersRead = reading('viewer')
/** What visitors have told us of themselves. */
export const editorsRead = reading('editor')
/** Who and what has access. */
export const ownersRead = reading('owner')
/** Requests of a changing method that change nothing lasting, so that the audit log leaves them out. */
export const unrecorded =
  (needs: Role) =>
  <H>(handler: H): Endpoint<H> => ({ needs, changes: true, isRecorded: false, handler })
/** Changes that visitors do not see. */
export const authors = changing('author')
/** Changes that visitors see. */
export const editors = changing('editor')
/** Changes of who and what has access, and what cannot be undone. */
export const owners = changing('owner')

/** A page of a list, with how many there are in all and on a page (management-api#endpoints). */
export function listResponse<Body>(
  body: Body,
  { total }: { readonly total: number },
  perPage: number,
): ManagementResponse<Body> {
  return { body, headers: { total: String(total), 'per-page': String(perPage) } }
}
