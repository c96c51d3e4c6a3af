import type { Clash } from '../document/merge.ts'
import { translate } from '../messages/messages.ts'

/** Says what a colleague did in the same places, and which version was kept; empty without clashes. */
export function describeClashes(clashes: readonly Clash[]): string {
  const count = (deletedBy: Clash['deletedBy']) =>
    clashes.filter((clash) => clash.deletedBy === deletedBy).length
  const told = [
    [count(undefined), 'notices.clash'],
    [count('colleague'), 'notices.blockKept'],
    [count('me'), 'notices.blockBack'],
  ] as const
  return told.flatMap(([count, key]) => (count === 0 ? [] : [translate(key, { count })])).join(' ')
}
