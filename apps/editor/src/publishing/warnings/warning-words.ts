import type { Warning } from '@prospectus/protocol/management/story'
import { findMessage } from '../../messages/messages.ts'

/** A warning in a sentence; what this editor does not know, in the server's words. */
export function warningWords({ kind, message, values = {} }: Warning): string {
  const unnamed =
    values.name === undefined ? findMessage(`warnings.${kind}-unnamed`, values) : undefined
  return unnamed ?? findMessage(`warnings.${kind}`, values) ?? message
}
