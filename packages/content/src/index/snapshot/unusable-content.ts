/** What a source answered cannot be the content of a space: the last good snapshot stays. */
export class UnusableContentError extends Error {
  override readonly name = 'UnusableContentError'
}
