/** Thrown by handlers to respond with an error. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: ErrorStatus
  /** Sent as JSON. */
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: ErrorStatus, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 422 | 429 | 503
