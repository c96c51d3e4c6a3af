/** Thrown if a picture cannot be converted. `status` and `message` are sent to the visitor. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly status: 400 | 422 | 429 | 503
  /** Seconds to wait before retrying; undefined when retrying cannot help. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: ImageError['status'],
    message: string,
    options: ErrorOptions & { readonly retryAfterSeconds?: number } = {},
  ) {
    super(message, options)
    this.status = status
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** 503: the picture would take longer than clients wait. */
export function tooBusy(): ImageError {
  const message = 'Too many pictures are being converted. Try again shortly.'
  return new ImageError(503, message, { retryAfterSeconds: 2 })
}
