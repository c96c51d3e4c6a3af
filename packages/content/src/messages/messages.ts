import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { forLanguage } from './for-language.ts'

export type { Messages }

const MESSAGES = new Map<string, Messages>([
  ['en', en],
  ['de', de],
])

/** The messages of a language code such as `de` or `de-AT`; English when there are none (LANG-1). */
export function messagesFor(lang: string): Messages {
  return forLanguage(MESSAGES, lang) ?? en
}
