import { OperatorFault } from '@prospectus/server/operator-fault'
import { postgresFault } from './postgres-fault.ts'

/**
 * What a database complained of, in words that say what an operator can do, also where a library has made
 * another error of it; undefined for an error of another kind.
 */
export function databaseFault(error: unknown): OperatorFault | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const fault = one instanceof OperatorFault ? one : postgresFault(one)
    if (fault !== undefined) return fault
  }
  return undefined
}
