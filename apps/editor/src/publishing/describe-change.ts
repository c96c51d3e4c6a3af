import { translate } from '../messages/messages.ts'
import type { DraftChange } from './compare-drafts.ts'

/** Describes a change in one line, without its values. */
export function describeChange({ kind, block, field }: DraftChange): string {
  return field === undefined
    ? translate(`publishing.changed.${kind}`, { block })
    : `${block}: ${field}`
}
