/** Thrown for a missing record, and for a change that the current content does not allow. The message says why. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly kind: 'missing' | 'conflict' | 'invalid'
  /** The invalid member, if it is a single one, such as `slug` or `parent_id`. */
  readonly field: string | undefined
  /** The kind of record with that member, as the management API names it. */
  readonly resource: string

  constructor(kind: StorageError['kind'], message: string, field?: string, resource = 'story') {
    super(message)
    this.kind = kind
    this.field = field
    this.resource = resource
  }
}
