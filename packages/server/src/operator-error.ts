/** An error that the operator can fix: its message says what was found and expected, and is shown without a stack. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}
