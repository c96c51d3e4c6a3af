import { formatMessage, type MessageValues } from '../messages/format-message.ts'
import en from './messages/en.json' with { type: 'json' }

/** Kind of warning, with `-unnamed` at the end if there is no story to name. */
export type WarningKey = keyof typeof en

/** English text of a warning, for the management API. */
export function warningMessage(key: WarningKey, values: MessageValues): string {
  return formatMessage(en[key], values, 'en')
}
