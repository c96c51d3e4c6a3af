/** Thrown when a source's answer cannot be the content of a space; the last good snapshot stays in use. */
export class UnusableContentError extends Error {
  override readonly name = 'UnusableContentError'
}
