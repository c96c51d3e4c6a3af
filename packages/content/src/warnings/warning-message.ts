import { formatMessage, type MessageValues } from '../messages/format-message.ts'
import en from './messages/en.json' with { type: 'json' }

/** A warning's kind; with `-unnamed` where the story that it would name does not exist. */
export type WarningKey = keyof typeof en

/** A warning in English, as the management API says it. */
export function warningMessage(key: WarningKey, values: MessageValues): string {
  return formatMessage(en[key], values, 'en')
}
