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
 * An authorized request whose body has been read.
 *
 * @template Param names of the address's parameters
 */
export interface ManagementRequest<Param extends string = never, Query = Nothing, Body = Nothing> {
  readonly storage: Storage
  readonly seal: Seal | undefined
  readonly content: ContentAccess
  readonly previewAddress: PreviewAddress
  /** Public address of the preview. */
  readonly previewUrl: string
  /** Address of a share link. */
  readonly shareAddress: (token: string) => string
  /** Undefined for a server that stores no files. */
  readonly library: AssetLibrary | undefined
  readonly links: LinkChecks
  /** A parameter of the path that is a whole number. */
  readonly number: (name: Param) => number
  /** A parameter of the path. */
  readonly text: (name: Param) => string
  readonly query: QueryFields<Query>
  /** Empty without a body. */
  readonly body: BodyFields<Body>
  readonly actor: Actor
  /** Undefined where nobody can sign in. */
  readonly people: People | undefined
  /** The author of changes, and the version in `If-Match`. */
  readonly edit: Edit & { readonly author: string }
}

/** The request of a route, such as `GET leads/:id`. */
export type RequestOf<R extends Route> = ManagementRequest<ParamsOf<R>, QueryOf<R>, BodyOf<R>>

export interface ManagementResponse<Body = unknown> {
  /** 200 by default. */
  readonly status?: 200 | 201
  /** Sent as JSON; a stream is sent unchanged and needs a content type. */
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
}

/** Throws an `HttpError`, a `StorageError` or `StaleVersion` for a request that cannot be served. */
export type Handler<R extends Route> = (
  request: RequestOf<R>,
) => Promise<ManagementResponse<ResponseOf<R>>>

/** A handler, and the lowest role that may call it. */
export interface Endpoint<H> {
  readonly needs: Role
  /** True for a few GET requests, too, which official clients use. */
  readonly changes: boolean
  /** Whether the audit log records it; by default it records what changes something. */
  readonly isRecorded?: boolean
  readonly handler: H
}

/** A handler for each of some routes of the contract, and for nothing else. */
export type Handlers<Routes> = {
  // Spelled out, so that one handler can serve two routes with the same request and response.
  readonly [R in keyof Routes & Route]: Endpoint<
    (request: RequestOf<R>) => Promise<ManagementResponse<ResponseOf<R>>>
  >
}

/** The handlers of one resource, each typed by its route in the contract. */
export type SomeRoutes = Partial<Handlers<ManagementContract>>

const reading =
  (needs: Role) =>
  <H>(handler: H): Endpoint<H> => ({ needs, changes: false, handler })
const changing =
  (needs: Role) =>
  <H>(handler: H): Endpoint<H> => ({ needs, changes: true, handler })

/** Reads for everybody who may sign in. */
export const viewersRead = reading('viewer')
/** Reads of personal data of visitors. */
export const editorsRead = reading('editor')
/** Reads of people, tokens and other access. */
export const ownersRead = reading('owner')
/** Requests of a changing method that change nothing lasting, so that the audit log leaves them out. */
export const unrecorded =
  (needs: Role) =>
  <H>(handler: H): Endpoint<H> => ({ needs, changes: true, isRecorded: false, handler })
/** Changes that visitors do not see. */
export const authors = changing('author')
/** Changes that visitors see. */
export const editors = changing('editor')
/** Changes of access, and changes that cannot be undone. */
export const owners = changing('owner')

/** A page of a list, with the total and the page's size in headers (management-api#endpoints). */
export function listResponse<Body>(
  body: Body,
  { total }: { readonly total: number },
  perPage: number,
): ManagementResponse<Body> {
  return { body, headers: { total: String(total), 'per-page': String(perPage) } }
}
