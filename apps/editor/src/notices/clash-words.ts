import type { Clash } from '../document/merge.ts'
import { translate } from '../messages/messages.ts'

/** What a colleague did in the same places, and what became of it; empty when nothing clashed. */
export function clashWords(clashes: readonly Clash[]): string {
  const count = (deletedBy: Clash['deletedBy']) =>
    clashes.filter((clash) => clash.deletedBy === deletedBy).length
  const told = [
    [count(undefined), 'notices.clash'],
    [count('colleague'), 'notices.blockKept'],
    [count('me'), 'notices.blockBack'],
  ] as const
  return told.flatMap(([count, key]) => (count === 0 ? [] : [translate(key, { count })])).join(' ')
}
