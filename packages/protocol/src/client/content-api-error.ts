/** What went wrong with a request to a content system. */
export type ContentApiErrorKind =
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
  readonly kind: ContentApiErrorKind
  /** The address asked, without the token. */
  readonly url: string
  /** What outcome back, without the token. */
  readonly outcome: string
  readonly status?: number | undefined
  /** What the answer's `Retry-After` says. */
  readonly retryAfter?: string | undefined
}

/** A failed request: its message says what was asked, of whom, and what outcome back (MSG-2). */
export class ContentApiError extends Error {
  override readonly name = 'ContentApiError'
  readonly kind: ContentApiErrorKind
  readonly url: string
  readonly status: number | undefined
  readonly retryAfter: string | undefined

  constructor({ kind, url, outcome, status, retryAfter }: ContentApiErrorDetails) {
    super(`GET ${url} ${outcome}`)
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

/** Whether an answer outcome, but not in the shape that the protocol says (MSG-2: a warning). */
export function isWrongShape(error: unknown): boolean {
  return error instanceof ContentApiError && error.kind === 'shape'
}
