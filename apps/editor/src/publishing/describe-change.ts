import { translate } from '../messages/messages.ts'
import type { DraftChange } from './compare-drafts.ts'

/** Describes a change in one sentence, without the values before and after. */
export function describeChange({ kind, block, field }: DraftChange): string {
  return field === undefined
    ? translate(`publishing.changed.${kind}`, { block })
    : `${block}: ${field}`
}
