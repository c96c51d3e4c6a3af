/**
 * Something that whoever runs the site can put right: its message says in plain sentences what was found
 * and what is expected, and is told without a stack.
 */
export class OperatorFault extends Error {
  override readonly name: string = 'OperatorFault'
}
