/** A picture that is not made: `status` and `message` are for the visitor. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly status: 400 | 422 | 429 | 503
  /** Seconds after which it is worth asking again; undefined when it never is. */
  readonly retryAfter: number | undefined

  constructor(
    status: ImageError['status'],
    message: string,
    options: ErrorOptions & { readonly retryAfter?: number } = {},
  ) {
    super(message, options)
    this.status = status
    this.retryAfter = options.retryAfter
  }
}

/** What is told to who would wait longer for a picture than a client does. */
export function tooBusy(): ImageError {
  const message = 'Too many pictures are being converted. Try again shortly.'
  return new ImageError(503, message, { retryAfter: 2 })
}
