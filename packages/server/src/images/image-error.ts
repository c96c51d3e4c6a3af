/** A picture that cannot be made. `status` and `message` are sent to the visitor. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly status: 400 | 422 | 429 | 503
  /** Seconds to wait before retrying; undefined when retrying cannot help. */
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

/** 503: the picture would take longer than clients wait. */
export function tooBusy(): ImageError {
  const message = 'Too many pictures are being converted. Try again shortly.'
  return new ImageError(503, message, { retryAfter: 2 })
}
