import type { View } from '../database/story-query.ts'
import type { Space } from '../space/space.ts'
import type { ReadStorage } from '../storage/read-storage.ts'
import type { Parameters, RawQuery } from './parameters.ts'

/** A request whose token, parameter names and version are valid. */
export interface DeliveryRequest {
  readonly storage: ReadStorage
  readonly space: Space
  readonly view: View
  readonly query: RawQuery
  readonly parameters: Parameters
  /** The decoded path after the endpoint's name; empty for a list. */
  readonly subpath: string
  /** Replaces the neutral asset host in JSON text by the real one. */
  readonly replaceAssetHost: (json: string) => string
}

export interface DeliveryResponse {
  readonly json: string
  /** Sent with `Total` and `Per-Page`. */
  readonly paging?: { readonly total: number; readonly perPage: number }
  readonly headers?: Readonly<Record<string, string>>
}

export interface DeliveryEndpoint {
  readonly parameters: ReadonlySet<string>
  /**
   * `stories`: requests for published content without a valid `cv` are redirected. `briefly`: shared caches keep the
   * response for two seconds. `plain`: neither.
   */
  readonly caching: 'stories' | 'plain' | 'briefly'
  /** @throws {HttpError} */
  readonly respond: (request: DeliveryRequest) => Promise<DeliveryResponse>
}
