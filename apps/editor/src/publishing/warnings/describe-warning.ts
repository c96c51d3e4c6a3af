import { formatMessage } from '@prospectus/content/messages/format-message'
import { WARNING_CATALOGUES } from '@prospectus/content/warnings/warning-catalogues'
import type { Warning } from '@prospectus/protocol/management/story'
import { LANGUAGE, LOCALE } from '../../messages/language.ts'

/** English is what the server says. */
const texts = LANGUAGE === 'en' ? {} : ((await WARNING_CATALOGUES.get(LANGUAGE)?.()) ?? {})

/** A warning in a sentence; in the server's words where this language has none. */
export function describeWarning({ kind, message, values = {} }: Warning): string {
  const unnamed = values.name === undefined ? texts[`${kind}-unnamed`] : undefined
  const text = unnamed ?? texts[kind]
  return text === undefined ? message : formatMessage(text, values, LOCALE)
}
