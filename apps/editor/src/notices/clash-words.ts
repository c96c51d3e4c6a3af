import type { Clash } from '../document/merge.ts'
import { WORDS } from './words.ts'

/** What a colleague did in the same places, and what became of it; empty when nothing clashed. */
export function clashWords(clashes: readonly Clash[]): string {
  const count = (deletedBy: Clash['deletedBy']) =>
    clashes.filter((clash) => clash.deletedBy === deletedBy).length
  const told = [
    [count(undefined), WORDS.clash],
    [count('colleague'), WORDS.blockKept],
    [count('me'), WORDS.blockBack],
  ] as const
  return told.flatMap(([many, words]) => (many === 0 ? [] : [words(many)])).join(' ')
}
