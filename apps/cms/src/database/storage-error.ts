/** A change that the present content does not allow; the message says why. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly kind: 'missing' | 'conflict' | 'invalid'
  /** The invalid member of the change, if it is a single one: `slug`, `parent_id`. */
  readonly field: string | undefined
  /** The object of that member, by its name in the management API. */
  readonly of: string

  constructor(kind: StorageError['kind'], message: string, field?: string, of = 'story') {
    super(message)
    this.kind = kind
    this.field = field
    this.of = of
  }
}
