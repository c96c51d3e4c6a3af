/** What went wrong with a request to a content system. */
export type ContentApiFault =
  /** No connection, or it broke off. */
  | 'unreachable'
  /** The whole answer did not come in time. */
  | 'timeout'
  /** Another status than 200. */
  | 'status'
  /** Something else than JSON. */
  | 'not-json'
  /** JSON, but not what the protocol says. */
  | 'shape'
  | 'too-large'
  /** To another origin, or too many in a row. */
  | 'redirect'

export interface ContentApiErrorDetails {
  readonly kind: ContentApiFault
  /** The address asked, without the token. */
  readonly url: string
  /** What came back, without the token. */
  readonly came: string
  readonly status?: number | undefined
  /** What the answer's `Retry-After` says. */
  readonly retryAfter?: string | undefined
}

/** A failed request: its message says what was asked, of whom, and what came back (MSG-2). */
export class ContentApiError extends Error {
  override readonly name = 'ContentApiError'
  readonly kind: ContentApiFault
  readonly url: string
  readonly status: number | undefined
  readonly retryAfter: string | undefined

  constructor({ kind, url, came, status, retryAfter }: ContentApiErrorDetails) {
    super(`GET ${url} ${came}`)
    this.kind = kind
    this.url = url
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Whether the content system said that it has no such record (delivery-protocol#errors). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ContentApiError && error.kind === 'status' && error.status === 404
}

/** Whether an answer came, but not in the shape that the protocol says (MSG-2: a warning). */
export function isWrongShape(error: unknown): boolean {
  return error instanceof ContentApiError && error.kind === 'shape'
}
