import type { View } from '../database/story-query.ts'
import type { Space } from '../space/space.ts'
import type { ReadStorage } from '../storage/read-storage.ts'
import type { Parameters, RawQuery } from './parameters.ts'

/** What is asked of an endpoint, once the token, the names of parameters and the version are known good. */
export interface DeliveryRequest {
  readonly storage: ReadStorage
  readonly space: Space
  readonly view: View
  readonly query: RawQuery
  readonly parameters: Parameters
  /** What follows the endpoint's name in the path, decoded; empty for a list. */
  readonly rest: string
  /** Puts the installation's asset origin into JSON text. */
  readonly editAssets: (json: string) => string
}

export interface DeliveryAnswer {
  readonly json: string
  /** Sent with `Total` and `Per-Page`. */
  readonly paging?: { readonly total: number; readonly perPage: number }
  readonly headers?: Readonly<Record<string, string>>
}

/** One resource below `cdn/` (delivery-protocol#endpoints). */
export interface Endpoint {
  readonly parameters: ReadonlySet<string>
  /**
   * `stories`: a published request without a usable cv is sent on to one with it. `briefly`: never kept
   * here, and for two seconds by a shared cache.
   */
  readonly caching: 'stories' | 'plain' | 'briefly'
  /** Throws an `HttpError` for what cannot be answered. */
  readonly answer: (request: DeliveryRequest) => Promise<DeliveryAnswer>
}
