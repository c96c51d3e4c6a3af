import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Seal } from '../seal.ts'
import type { LeadStorage } from '../storage/lead-storage.ts'
import type { EditingStorage, ReadStorage, TokenStorage } from '../storage/storage.ts'
import type { WebhookStorage } from '../storage/webhook-storage.ts'
import type { Edit } from '../stories/versions.ts'
import type { ContentAccess } from './content-access.ts'
import type { BodyFields, QueryFields } from './fields.ts'

/** What is asked, once the token and the space are known good and the body is read. */
export interface ManagementRequest {
  readonly storage: ReadStorage & EditingStorage & WebhookStorage & TokenStorage & LeadStorage
  readonly seal: Seal | undefined
  readonly content: ContentAccess
  /** Where files are kept; undefined for a server that keeps none. */
  readonly library: AssetLibrary | undefined
  /** A whole number that stands in the path. */
  readonly number: (name: string) => number
  /** A text that stands in the path. */
  readonly text: (name: string) => string
  readonly query: QueryFields
  /** Empty when the request has no body. */
  readonly body: BodyFields
  /** Who asks, and the version that `If-Match` names. */
  readonly edit: Edit & { readonly author: string }
}

export interface ManagementAnswer {
  /** 200 unless told. */
  readonly status?: 200 | 201
  /** Sent as JSON; a stream as it is, with a content type of its own. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Throws a `Refusal`, a `StorageFault` or `StaleVersion` for what cannot be done. */
export type Handler = (request: ManagementRequest) => Promise<ManagementAnswer>

/** One address below the space, and what it does by method. */
export interface ManagementRoute {
  /** `stories/:id`: what begins with a colon stands for one segment. */
  readonly path: string
  readonly methods: Readonly<Partial<Record<Method, Handler>>>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
