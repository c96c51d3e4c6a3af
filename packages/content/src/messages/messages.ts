import { de } from './de.ts'
import { en } from './en.ts'
import { forLanguage } from './for-language.ts'

/** Every sentence of the site that is not content; all languages have all of them (LANG-1). */
export type Messages = typeof en

const MESSAGES = new Map<string, Messages>([
  ['en', en],
  ['de', de],
])

/** The messages of a language code such as `de` or `de-AT`; English for one that has none (LANG-1). */
export function messagesFor(lang: string): Messages {
  return forLanguage(MESSAGES, lang) ?? en
}
