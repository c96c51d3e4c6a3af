/**
 * An error that the operator can fix. Its message says in plain sentences what was found and what was expected; it is
 * shown without a stack.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}
