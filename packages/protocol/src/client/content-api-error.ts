export type ContentApiErrorKind =
  /** No connection, or it broke. */
  | 'unreachable'
  | 'timeout'
  /** A status other than 200. */
  | 'status'
  | 'not-json'
  /** JSON that does not match the protocol. */
  | 'wrong-shape'
  | 'too-large'
  /** To another origin, or too many in a row. */
  | 'redirect'

export interface ContentApiErrorDetails {
  readonly kind: ContentApiErrorKind
  /** Without the token. */
  readonly url: string
  /** Completes the sentence `GET <url> …`, such as `answered 404`; without the token. */
  readonly outcome: string
  readonly status?: number | undefined
  /** `Retry-After` of the response. */
  readonly retryAfter?: string | undefined
}

/** A failed request; the message has the request, its address and the result (MSG-2). */
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

/** True when the content system has no such record (delivery-protocol#errors). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ContentApiError && error.kind === 'status' && error.status === 404
}

/** True for a response that does not match the protocol (MSG-2: a warning). */
export function isInvalidResponse(error: unknown): boolean {
  return error instanceof ContentApiError && error.kind === 'wrong-shape'
}
