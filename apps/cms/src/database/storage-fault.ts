/** A change that the content as it is does not allow; the message says why. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
  readonly kind: 'missing' | 'conflict' | 'invalid'

  constructor(kind: StorageFault['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}
