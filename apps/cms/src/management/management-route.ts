import type {
  BodyOf,
  ManagementContract,
  ParamsOf,
  QueryOf,
  ResponseOf,
  Route,
} from '@prospectus/protocol/management/contract'
import type { Role } from '@prospectus/protocol/management/person'
import type { Csv, EmptyObject } from '@prospectus/protocol/management/request'
import { HttpError } from '@prospectus/server/http-error'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { BYTE_ORDER_MARK, csvHeaders, csvLine } from '../csv.ts'
import type { LinkChecks } from '../links/link-checks.ts'
import type { People } from '../people/people.ts'
import type { Seal } from '../seal.ts'
import type { Storage } from '../storage/storage.ts'
import type { StoryEdit } from '../stories/versions.ts'
import type { Actor } from './authorize.ts'
import type { ContentAccess } from './content-access.ts'
import type { BodyFields, QueryFields } from './fields.ts'
import type { PreviewAddressOf } from './preview-address.ts'

/** An authorized request with its body; `Param` is the union of the path's parameter names. */
export interface ManagementRequest<
  Param extends string = never,
  Query = EmptyObject,
  Body = EmptyObject,
> {
  readonly storage: Storage
  readonly seal: Seal | undefined
  readonly content: ContentAccess
  readonly previewAddress: PreviewAddressOf
  readonly previewUrl: string
  readonly shareAddress: (token: string) => string
  /** Undefined for a server that stores no files. */
  readonly library: AssetLibrary | undefined
  readonly linkChecks: LinkChecks
  /** Reads a path parameter; throws an `HttpError` (422) for anything but a whole number. */
  readonly number: (name: Param) => number
  /** Reads a path parameter. */
  readonly text: (name: Param) => string
  readonly query: QueryFields<Query>
  readonly body: BodyFields<Body>
  readonly actor: Actor
  readonly people: People | undefined
  /** Author of changes, version in `If-Match`, and whether redirects at new addresses stay. */
  readonly edit: StoryEdit & { readonly author: string }
}

export type ManagementRequestOf<R extends Route> = ManagementRequest<
  ParamsOf<R>,
  QueryOf<R>,
  BodyOf<R>
>

export interface ManagementResponse<Body = unknown> {
  readonly status?: 200 | 201
  /** Sent as JSON; a stream is sent unchanged and needs a content type. */
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
}

/** Throws an `HttpError`, a `StorageError` or `StaleVersionError` for a request that cannot be served. */
export type Handler<R extends Route> = (
  request: ManagementRequestOf<R>,
) => Promise<ManagementResponse<ResponseOf<R>>>

export interface ManagementEndpoint<H> {
  /** The lowest role that may call it. */
  readonly role: Role
  /** Also true for a few GET requests that official clients use for changes. */
  readonly isChange: boolean
  /** Recorded in the audit log; by default the same as `isChange`. */
  readonly isRecorded?: boolean
  readonly handler: H
}

export type Handlers<Routes> = {
  // Not `Handler<R>`, so that one handler can serve two routes with the same request and response.
  readonly [R in keyof Routes & Route]: ManagementEndpoint<
    (request: ManagementRequestOf<R>) => Promise<ManagementResponse<ResponseOf<R>>>
  >
}

export type RouteHandlers = Partial<Handlers<ManagementContract>>

const readAs =
  (role: Role) =>
  <H>(handler: H): ManagementEndpoint<H> => ({ role, isChange: false, handler })
const changeAs =
  (role: Role) =>
  <H>(handler: H): ManagementEndpoint<H> => ({ role, isChange: true, handler })

export const readAsViewer = readAs('viewer')
/** A read of visitors' personal data. */
export const readAsEditor = readAs('editor')
/** A read of people, tokens and other access. */
export const readAsOwner = readAs('owner')
/** A change that the audit log skips, since it is not lasting. */
export const unrecordedChangeAs =
  (role: Role) =>
  <H>(handler: H): ManagementEndpoint<H> => ({ role, isChange: true, isRecorded: false, handler })
/** A change that official clients can request and this server rejects; `error` says why. */
export const rejectedChangeAs = (role: Role, error: string) =>
  unrecordedChangeAs(role)(async (): Promise<never> => {
    throw new HttpError(422, { error })
  })
/** A change that visitors do not see; where they may, the handler checks the role too. */
export const changeAsAuthor = changeAs('author')
/** A change that visitors see. */
export const changeAsEditor = changeAs('editor')
/** A change of access, or one that cannot be undone. */
export const changeAsOwner = changeAs('owner')

/** A CSV download. */
export function csvResponse(
  name: string,
  rows: readonly (readonly string[])[],
): ManagementResponse<Csv> {
  return {
    body: new Blob([BYTE_ORDER_MARK, ...rows.map(csvLine)]).stream(),
    headers: csvHeaders(name),
  }
}

/** A page of a list, with the total and the page's size in headers (management-api#endpoints). */
export function listResponse<Body>(
  body: Body,
  { total }: { readonly total: number },
  perPage: number,
): ManagementResponse<Body> {
  return { body, headers: { total: String(total), 'per-page': String(perPage) } }
}
