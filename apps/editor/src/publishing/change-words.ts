import type { DraftChange } from './compare-drafts.ts'
import { WORDS } from './words.ts'

/** A change in one sentence, without the values before and after. */
export function changeWords({ kind, block, field }: DraftChange): string {
  return field === undefined ? WORDS.changed[kind](block) : `${block}: ${field}`
}
