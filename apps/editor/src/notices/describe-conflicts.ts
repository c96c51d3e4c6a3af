import type { Conflict } from '../document/merge.ts'
import { translate } from '../messages/messages.ts'

/** Returns '' without conflicts. */
export function describeConflicts(conflicts: readonly Conflict[]): string {
  const count = (deletedBy: Conflict['deletedBy']) =>
    conflicts.filter((conflict) => conflict.deletedBy === deletedBy).length
  const messages = [
    [count(undefined), 'notices.conflict'],
    [count('colleague'), 'notices.blockKept'],
    [count('me'), 'notices.blockBack'],
  ] as const
  return messages
    .flatMap(([count, key]) => (count === 0 ? [] : [translate(key, { count })]))
    .join(' ')
}
