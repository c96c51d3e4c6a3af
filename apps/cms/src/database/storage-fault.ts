/** A change that the content as it is does not allow; the message says why. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
  readonly kind: 'missing' | 'conflict' | 'invalid'
  /** The part of the change that is at fault, where it is one: `slug`, `parent_id`. */
  readonly field: string | undefined
  /** What it is a part of, by its name in the management API. */
  readonly of: string

  constructor(kind: StorageFault['kind'], message: string, field?: string, of = 'story') {
    super(message)
    this.kind = kind
    this.field = field
    this.of = of
  }
}
