/**
 * A fault that the operator can put right. The message says in plain sentences what was found and what is
 * expected; it is shown without a stack.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}
