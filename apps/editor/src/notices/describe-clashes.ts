import type { Clash } from '../document/merge.ts'
import { translate } from '../messages/messages.ts'

/** Describes conflicting changes by a colleague, and which version was kept; '' without clashes. */
export function describeClashes(clashes: readonly Clash[]): string {
  const count = (deletedBy: Clash['deletedBy']) =>
    clashes.filter((clash) => clash.deletedBy === deletedBy).length
  const messages = [
    [count(undefined), 'notices.clash'],
    [count('colleague'), 'notices.blockKept'],
    [count('me'), 'notices.blockBack'],
  ] as const
  return messages
    .flatMap(([count, key]) => (count === 0 ? [] : [translate(key, { count })]))
    .join(' ')
}
