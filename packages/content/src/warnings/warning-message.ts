import { formatMessage, type MessageValues } from '../messages/format-message.ts'
import en from './messages/en.json' with { type: 'json' }

/** Kind of a warning, with `-unnamed` if the story it would name does not exist. */
export type WarningKey = keyof typeof en

/** The English text of a warning, as in the management API. */
export function warningMessage(key: WarningKey, values: MessageValues): string {
  return formatMessage(en[key], values, 'en')
}
