import { formatMessage } from '@prospectus/content/messages/format-message'
import { WARNING_CATALOGUES } from '@prospectus/content/warnings/warning-catalogues'
import type { Warning } from '@prospectus/protocol/management/story'
import { LANGUAGE, LOCALE } from '../../messages/language.ts'

/** Translated warnings; the server's messages are already in English. */
const texts = LANGUAGE === 'en' ? {} : ((await WARNING_CATALOGUES.get(LANGUAGE)?.()) ?? {})

/** Message of a warning; the server's English text where this language has none. */
export function describeWarning({ kind, message, values = {} }: Warning): string {
  const withoutName = values.name === undefined ? texts[`${kind}-unnamed`] : undefined
  const text = withoutName ?? texts[kind]
  return text === undefined ? message : formatMessage(text, values, LOCALE)
}
