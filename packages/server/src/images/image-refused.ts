/** A picture that is not made: `status` and `message` are for the visitor. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'
  readonly status: 400 | 422 | 429 | 503
  /** Seconds after which it is worth asking again; undefined when it never is. */
  readonly retryAfter: number | undefined

  constructor(
    status: ImageRefused['status'],
    message: string,
    options: ErrorOptions & { readonly retryAfter?: number } = {},
  ) {
    super(message, options)
    this.status = status
    this.retryAfter = options.retryAfter
  }
}
